import type { PersonScope } from '../../common/person-scope';
import type { Identity } from './providers/identity';

/** Work that follows from the claims of a sign-in; a module above provides it. */
export interface SignInFollower {
  afterSignIn(person: PersonScope, identity: Identity): Promise<void>;
}

/** Injection token for the follower; absent in processes without sign-in. */
export const SIGN_IN_FOLLOWER = Symbol('SIGN_IN_FOLLOWER');
