import { Inject, Injectable } from '@nestjs/common';
import { WallClock } from '../../common/clock';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { GoogleStrategy, type Identity, stateMismatch } from './google-strategy';
import { LOGIN_STATE_MS, openLoginState, sealLoginState } from './login-state';

/** The two halves of a sign-in. Between them only the signed cookie in the browser holds state. */
@Injectable()
export class LoginService {
  private readonly secret: string;

  constructor(
    private readonly google: GoogleStrategy,
    private readonly clock: WallClock,
    @Inject(CONFIG) config: Config,
  ) {
    this.secret = config.sessionSecret;
  }

  async begin(): Promise<{ redirectUrl: string; cookie: string }> {
    const { redirectUrl, pending } = await this.google.begin();
    const expiresAt = this.clock.now().getTime() + LOGIN_STATE_MS;
    return { redirectUrl, cookie: sealLoginState({ ...pending, expiresAt }, this.secret) };
  }

  /**
   * A `{code}` without `state` is as safe as one with it: only this browser holds the verifier
   * (docs/decisions.md#sign-in).
   */
  async finish(
    { code, state }: { code: string; state?: string | undefined },
    cookie: string | undefined,
  ): Promise<Identity> {
    const pending = openLoginState(cookie, this.secret, this.clock.now());
    if (!pending) throw stateMismatch();
    return this.google.finish(code, state ?? pending.handle, pending);
  }
}
