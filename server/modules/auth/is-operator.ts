import type { Person } from '../../common/http/person.decorator';

/**
 * Tells whether this server or a group at the provider appoints the person, or the address is listed in
 * `OPERATOR_EMAILS`. Sign-in accepts addresses only that a provider has verified or an operator has named. Case does not
 * count here, because operators choose the providers that they trust with addresses; it does in invites
 * (docs/decisions.md#invites).
 */
export const isOperator = (
  { email, isAppointed }: Pick<Person, 'email' | 'isAppointed'>,
  operators: readonly string[],
): boolean => isAppointed || operators.includes(email.toLowerCase());
