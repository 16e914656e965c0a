import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Person } from '../../common/http/person.decorator';
import { AuthService } from './auth.service';
import { WaysInService } from './identities/ways-in.service';
import { LoginService, type Returned } from './login.service';
import type { Identity } from './providers/identity';
import { stateMismatch } from './providers/state-mismatch';
import { SIGN_IN_FOLLOWER, type SignInFollower } from './sign-in-follower';

/** The cookies of the browser that comes back from a provider. */
interface BrowserCookies {
  login: string | undefined;
  session: string | undefined;
}

/** Ends the round trip to a provider: with a new session, or with one more way in for the session that is there. */
@Injectable()
export class SignInService {
  constructor(
    private readonly login: LoginService,
    private readonly auth: AuthService,
    private readonly waysIn: WaysInService,
    @Optional() @Inject(SIGN_IN_FOLLOWER) private readonly follower: SignInFollower | null,
  ) {}

  /** `token` is null when the session stays as it was. */
  async complete(
    returned: Returned,
    cookies: BrowserCookies,
  ): Promise<{ person: Person; token: string | null }> {
    const { identity, joins } = await this.login.finish(returned, cookies.login);
    if (joins === null) {
      const signedIn = await this.auth.signIn(identity, cookies.session);
      await this.follower?.afterSignIn(signedIn.person, identity);
      return signedIn;
    }
    return { person: await this.join(joins, identity, cookies.session), token: null };
  }

  /** Only the session that asked for it gets the way in: another person may have signed in here since. */
  private async join(
    userId: string,
    identity: Identity,
    session: string | undefined,
  ): Promise<Person> {
    const signedIn = session === undefined ? null : await this.auth.findSession(session);
    if (signedIn?.person.userId !== userId) throw stateMismatch();
    await this.waysIn.join(signedIn.person, identity);
    return signedIn.person;
  }
}
