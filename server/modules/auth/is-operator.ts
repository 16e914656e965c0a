import type { Person } from '../../common/http/person.decorator';

/**
 * Tells whether this server or a group at the provider appoints the person, or the address is listed in
 * `OPERATOR_EMAILS`. Sign-in accepts addresses only that a provider has verified or an operator has named, and the mail
 * providers in use ignore case.
 */
export const isOperator = (
  { email, isAppointed }: Pick<Person, 'email' | 'isAppointed'>,
  operators: readonly string[],
): boolean => isAppointed || operators.includes(email.toLowerCase());
