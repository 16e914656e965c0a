import { PassportStrategy } from '@nestjs/passport';
import { type Profile, Strategy } from 'passport-google-oauth20';
import { AppError } from '../../../common/app-error';
import type { Ids } from '../../../common/ids';
import type { GoogleConfig } from '../../../infra/config/config';
import type { Identity, IdentityProvider, PendingSignIn, ProviderAnswer } from './identity';
import { stateMismatch } from './state-mismatch';

/** The parts of a request that the strategy reads, and the fields that it sets for us. */
interface LoginRequest {
  query: Record<string, never>;
  body: { code?: string; state?: string };
  pending?: PendingSignIn;
}

/** The part of passport-oauth2's client that is used here; its typings do not export it. */
interface OAuth2 {
  useAuthorizationHeaderforGET(isWanted: boolean): void;
}

/** The id of Google's way in; the sandbox has it while it stands in for Google. */
export const GOOGLE_ID = 'google';

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
export class GoogleStrategy
  extends PassportStrategy(Strategy, 'google')
  implements IdentityProvider
{
  readonly id = GOOGLE_ID;
  readonly title = 'Google';
  readonly label = 'Continue with Google';
  private readonly issuer: string;

  constructor(google: GoogleConfig, publicUrl: string, ids: Ids) {
    super({
      clientID: google.clientId,
      clientSecret: google.clientSecret,
      authorizationURL: google.authorizationUrl,
      tokenURL: google.tokenUrl,
      userProfileURL: google.userInfoUrl,
      callbackURL: `${publicUrl}/auth/callback`,
      scope: ['openid', 'email', 'profile'],
      pkce: true,
      // The typings know neither `pkce` nor a custom store.
      store: new RequestStateStore(ids) as never,
    });
    // By default the library puts the access token into the address, where logs and proxies see it.
    (this as unknown as { _oauth2: OAuth2 })._oauth2.useAuthorizationHeaderforGET(true);
    this.issuer = google.issuer;
  }

  validate(_accessToken: string, _refreshToken: string, profile: Profile): Profile {
    return profile;
  }

  begin(): Promise<{ redirectUrl: string; pending: PendingSignIn }> {
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

  async finish({ code, state }: ProviderAnswer, pending: PendingSignIn): Promise<Identity> {
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

  /** Google has no page for it. */
  signOutUrl(): Promise<null> {
    return Promise.resolve(null);
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
      provider: GOOGLE_ID,
      issuer: this.issuer,
      subject: profile.id,
      email: email.value,
      name,
      givenName: profile.name?.givenName ?? name.split(' ')[0] ?? name,
      picture: profile.photos?.[0]?.value ?? null,
      isOperator: false,
      joinsByEmail: false,
    };
  }
}

interface Outcome {
  redirect(url: string): void;
  success(profile: Profile): void;
  fail(challenge: unknown): void;
  error(error: Error): void;
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
