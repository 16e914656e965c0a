import { Inject, Injectable } from '@nestjs/common';
import { WallClock } from '../../common/clock';
import type { PersonScope } from '../../common/person-scope';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { LOGIN_STATE_MS, openLoginState, sealLoginState } from './login-state';
import type { Identity } from './providers/identity';
import { IdentityProviders } from './providers/identity-providers';
import { stateMismatch } from './providers/state-mismatch';

/** The parameters with which the browser came back, and the way in that the address names. */
export interface Returned {
  code: string;
  state?: string | undefined;
  iss?: string | undefined;
  provider: string;
}

/** A confirmed identity, and the person who adds it to their account, if it is not a sign-in. */
interface Finished {
  identity: Identity;
  joins: string | null;
}

/** The two halves of a sign-in. Between them only the signed cookie in the browser holds state. */
@Injectable()
export class LoginService {
  private readonly secret: string;

  constructor(
    private readonly providers: IdentityProviders,
    private readonly clock: WallClock,
    @Inject(CONFIG) config: Config,
  ) {
    this.secret = config.sessionSecret;
  }

  /** Begins a sign-in, or for `person` the adding of a way in. */
  async begin(
    providerId: string,
    person: PersonScope | null,
  ): Promise<{ redirectUrl: string; cookie: string }> {
    const provider = this.providers.get(providerId);
    const { redirectUrl, pending } = await provider.begin();
    const state = {
      ...pending,
      provider: provider.id,
      ...(person && { joins: person.userId }),
      expiresAt: this.clock.now().getTime() + LOGIN_STATE_MS,
    };
    return { redirectUrl, cookie: sealLoginState(state, this.secret) };
  }

  /**
   * A `{code}` without `state` is as safe as one with it: only this browser holds the verifier
   * (docs/decisions.md#sign-in). Each provider sends the browser to an address of its own, so the code of one is never
   * sent to another.
   */
  async finish(
    { code, state, iss, provider }: Returned,
    cookie: string | undefined,
  ): Promise<Finished> {
    const pending = openLoginState(cookie, this.secret, this.clock.now());
    if (!pending || pending.provider !== provider) throw stateMismatch();
    const answer = { code, state: state ?? pending.handle, iss };
    const identity = await this.providers.get(provider).finish(answer, pending);
    return { identity, joins: pending.joins ?? null };
  }
}
