import type { Account, Person } from '../../common/http/person.decorator';
import { mintPersonScope } from '../../common/person-scope';

/** For the code that has checked a session, an identity or a token; test/scopes.spec.ts lists the files. */
export function signedInPerson(account: Account, isAppointed: boolean): Person {
  const { id: userId, email, name, givenName, picture, timeZone } = account;
  return mintPersonScope({ userId, email, name, givenName, picture, timeZone, isAppointed });
}
