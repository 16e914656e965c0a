import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type Profile, Strategy } from 'passport-google-oauth20';
import { AppError } from '../../common/app-error';
import { Ids } from '../../common/ids';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';

/** The parts of a request that the strategy reads, and the fields that it sets for us. */
interface LoginRequest {
  query: Record<string, never>;
  body: { code?: string; state?: string };
  pending?: { handle: string; verifier: string };
}

/** The part of passport-oauth2's client that is used here; its typings do not export it. */
interface OAuth2 {
  useAuthorizationHeaderforGET(isWanted: boolean): void;
}

/** The identity that the login provider confirmed. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  givenName: string;
  picture: string | null;
}

type Done = (error: Error | null, ok?: string | false, state?: unknown) => void;

/** Keeps state and verifier with the request; the service carries them in a signed cookie. */
class RequestStateStore {
  constructor(private readonly ids: Ids) {}

  store(
    request: LoginRequest,
    verifier: string,
    _state: unknown,
    _meta: unknown,
    done: Done,
  ): void {
    request.pending = { handle: this.ids.secret(), verifier };
    done(null, request.pending.handle);
  }

  verify(request: LoginRequest, handle: string, _meta: unknown, done: Done): void {
    const isOurs = request.pending !== undefined && request.pending.handle === handle;
    done(null, isOurs && request.pending ? request.pending.verifier : false);
  }
}

/**
 * Runs passport-google-oauth20 with state and PKCE. Nest's Passport guard cannot redirect on Fastify, so the two halves
 * of a sign-in are called directly, each on its own object that inherits from the strategy.
 */
@Injectable()
export class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  private readonly issuer: string;

  constructor(@Inject(CONFIG) config: Config, ids: Ids) {
    super({
      clientID: config.google.clientId,
      clientSecret: config.google.clientSecret,
      authorizationURL: config.google.authorizationUrl,
      tokenURL: config.google.tokenUrl,
      userProfileURL: config.google.userInfoUrl,
      callbackURL: `${config.publicUrl}/auth/callback`,
      scope: ['openid', 'email', 'profile'],
      pkce: true,
      // The typings know neither `pkce` nor a custom store.
      store: new RequestStateStore(ids) as never,
    });
    // By default the library puts the access token into the address, where logs and proxies see it.
    (this as unknown as { _oauth2: OAuth2 })._oauth2.useAuthorizationHeaderforGET(true);
    this.issuer = config.google.issuer;
  }

  validate(_accessToken: string, _refreshToken: string, profile: Profile): Profile {
    return profile;
  }

  /** Returns the address to redirect to and the data to remember until the browser comes back. */
  begin(): Promise<{ redirectUrl: string; pending: { handle: string; verifier: string } }> {
    const request: LoginRequest = { query: {}, body: {} };
    return new Promise((resolve, reject) => {
      this.perform(request, {
        redirect: (redirectUrl) => {
          if (request.pending) resolve({ redirectUrl, pending: request.pending });
          else reject(new Error('the strategy kept no state'));
        },
        error: reject,
      });
    });
  }

  /** Exchanges the code; throws errors whose messages can be shown. */
  async finish(
    code: string,
    state: string,
    pending: { handle: string; verifier: string },
  ): Promise<Identity> {
    const request: LoginRequest = { query: {}, body: { code, state }, pending };
    const profile = await new Promise<Profile>((resolve, reject) => {
      this.perform(request, {
        success: resolve,
        fail: () => reject(stateMismatch()),
        error: (error) => reject(toAppError(error)),
      });
    });
    return this.identityOf(profile);
  }

  private perform(request: LoginRequest, outcome: Partial<Outcome>): void {
    const unexpected = () => outcome.error?.(new Error('unexpected answer of the login provider'));
    const call = Object.assign(Object.create(this) as Outcome & GoogleStrategy, {
      redirect: unexpected,
      success: unexpected,
      fail: unexpected,
      error: unexpected,
      ...outcome,
    });
    call.authenticate(request as never, {});
  }

  private identityOf(profile: Profile): Identity {
    const email = profile.emails?.[0];
    // An unverified address would let anybody accept an invite that was meant for another person.
    if (!email || (email.verified as unknown) !== true) {
      throw new AppError(
        'sign_in_failed',
        'Your login provider has not verified your e-mail address.',
      );
    }
    const name = profile.displayName || email.value;
    return {
      issuer: this.issuer,
      subject: profile.id,
      email: email.value,
      name,
      givenName: profile.name?.givenName ?? name.split(' ')[0] ?? name,
      picture: profile.photos?.[0]?.value ?? null,
    };
  }
}

interface Outcome {
  redirect(url: string): void;
  success(profile: Profile): void;
  fail(challenge: unknown): void;
  error(error: Error): void;
}

export function stateMismatch(): AppError {
  return new AppError(
    'sign_in_state_mismatch',
    'This sign-in was not started in this browser, or it took longer than ten minutes. Please sign in again.',
  );
}

/** The provider refused the code, or it could not be reached. Its own message is not shown. */
function toAppError(error: Error & { oauthError?: { statusCode?: number } }): AppError {
  const isUnreachable = error.oauthError !== undefined && error.oauthError.statusCode === undefined;
  return isUnreachable || (error.oauthError?.statusCode ?? 0) >= 500
    ? new AppError(
        'identity_unavailable',
        'The login provider cannot be reached right now. Try again in a moment.',
      )
    : new AppError(
        'sign_in_failed',
        'The login provider did not accept this sign-in. Please sign in again.',
      );
}
