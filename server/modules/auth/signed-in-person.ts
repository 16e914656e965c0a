import type { Account, Person, PersonalSpaceRow } from '../../common/http/person.decorator';
import { mintPersonScope } from '../../common/person-scope';

/** For the code that has checked a session, an identity or a token; test/scopes.spec.ts lists the files. */
export function signedInPerson(
  account: Account,
  isAppointed: boolean,
  personalSpace: PersonalSpaceRow | null = null,
): Person {
  const { id: userId, email, name, givenName, picture, timeZone } = account;
  const profile = { email, name, givenName, picture, timeZone };
  return mintPersonScope({ userId, ...profile, isAppointed, personalSpace });
}
