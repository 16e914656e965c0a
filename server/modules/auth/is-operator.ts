import type { Person } from '../../common/http/person';

/**
 * Is this one of the addresses of `OPERATOR_EMAILS`? Sign-in takes verified addresses only, and letters of either
 * case are the same to every mail provider that people sign in with.
 */
export const isOperator = (
  { email }: Pick<Person, 'email'>,
  operators: readonly string[],
): boolean => operators.includes(email.toLowerCase());
