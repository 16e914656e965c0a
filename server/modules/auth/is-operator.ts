import type { Person } from '../../common/http/person.decorator';

/**
 * Tells whether the address is listed in `OPERATOR_EMAILS`. Sign-in accepts verified addresses only, and the mail
 * providers in use ignore case.
 */
export const isOperator = (
  { email }: Pick<Person, 'email'>,
  operators: readonly string[],
): boolean => operators.includes(email.toLowerCase());
