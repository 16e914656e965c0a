import * as oidc from 'openid-client';
import { WallClock } from '../../common/clock';
import { SingleFlight } from '../../common/single-flight';
import type { OidcProvider } from '../config/oidc-config';

/** The values that a sign-in needs again when the browser comes back. */
export interface OidcPending {
  /** The value of `state` in the address. */
  handle: string;
  verifier: string;
  nonce: string;
}

/** The parameters with which the browser comes back. */
export interface OidcAnswer {
  code: string;
  state: string;
  /** The issuer that answered, where the provider says so (RFC 9207). */
  iss?: string | undefined;
}

export type Claims = Readonly<Record<string, unknown>>;

/** A person as the provider knows them: the checked claims, and the issuer that stands behind them. */
export interface OidcProof {
  issuer: string;
  subject: string;
  claims: Claims;
}

/** `unavailable`: no answer, or a fault of the provider. `refused`: an answer that proves nothing. */
export class OidcError extends Error {
  constructor(
    readonly kind: 'unavailable' | 'refused',
    /** For the log and for operators; it holds no secret and no token. */
    message: string,
  ) {
    super(message);
    this.name = 'OidcError';
  }
}

/** Changes at the provider, such as a new address, are seen after this time. */
const METADATA_MS = 10 * 60 * 1000;
/** Clocks of two machines may differ by this much. */
const TOLERANCE_SECONDS = 30;
const TRIES = 2;
/** The clock that the library reads; ours may differ in tests. */
const MACHINE = new WallClock();

/**
 * Speaks to one provider. Its discovery document is read when it is first needed, and again after a failure, so the
 * provider may start later than this server.
 */
export class OidcClient {
  private metadata: { value: oidc.ServerMetadata; readAt: number } | null = null;
  private readonly discoveries = new SingleFlight<oidc.ServerMetadata>();

  constructor(
    private readonly provider: OidcProvider,
    /** Where the provider sends the browser back to; every provider has one of its own. */
    readonly callback: string,
    private readonly clock: WallClock,
  ) {}

  async begin(): Promise<{ redirectUrl: string; pending: OidcPending }> {
    const config = await this.configuration();
    const pending = {
      handle: oidc.randomState(),
      verifier: oidc.randomPKCECodeVerifier(),
      nonce: oidc.randomNonce(),
    };
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: this.callback,
      scope: this.provider.scope,
      state: pending.handle,
      nonce: pending.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
    });
    return { redirectUrl: url.href, pending };
  }

  /**
   * Exchanges the code, and checks state, nonce, PKCE, signature, issuer, audience and time
   * (docs/decisions.md#sign-in).
   */
  async finish(answer: OidcAnswer, pending: OidcPending): Promise<OidcProof> {
    const config = await this.configuration();
    try {
      const tokens = await oidc.authorizationCodeGrant(config, this.addressOf(answer), {
        expectedState: pending.handle,
        expectedNonce: pending.nonce,
        pkceCodeVerifier: pending.verifier,
        idTokenExpected: true,
      });
      const signed = tokens.claims();
      if (!signed) throw new OidcError('refused', 'the answer has no ID token');
      this.assertNotFromTheFuture(signed.iat);
      const { issuer, userinfo_endpoint: hasUserInfo } = config.serverMetadata();
      const said = hasUserInfo
        ? await oidc.fetchUserInfo(config, tokens.access_token, signed.sub)
        : {};
      // The signed claims win over those that only came by the same connection.
      return { issuer, subject: signed.sub, claims: { ...said, ...signed } };
    } catch (error) {
      throw toOidcError(error);
    }
  }

  /** Where the browser ends the session at the provider; null when the provider has no such page. */
  async endSessionUrl(returnTo: string): Promise<string | null> {
    const config = await this.configuration();
    if (!config.serverMetadata().end_session_endpoint) return null;
    return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href;
  }

  /** Reads the discovery document anew; for operators, who want to know whether it can be read now. */
  async discover(): Promise<oidc.ServerMetadata> {
    const { issuer, clientId, timeoutMs } = this.provider;
    try {
      const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
        timeout: timeoutMs / 1000,
        execute: isPlain(issuer) ? [oidc.allowInsecureRequests] : [],
      });
      return found.serverMetadata();
    } catch (error) {
      // Without a document nothing works, whatever the reason.
      throw new OidcError('unavailable', toOidcError(error).message);
    }
  }

  /** The provider's word on an invented code: `invalid_grant` from one that knows the client. */
  async refusalOfInventedCode(): Promise<string> {
    const config = await this.configuration();
    const pending = { handle: 'doctor', verifier: oidc.randomPKCECodeVerifier() };
    const { issuer } = config.serverMetadata();
    const address = this.addressOf({ code: 'shotvault-doctor', state: 'doctor', iss: issuer });
    try {
      const checks = { expectedState: pending.handle, pkceCodeVerifier: pending.verifier };
      await oidc.authorizationCodeGrant(config, address, checks);
      return 'a token';
    } catch (error) {
      if (error instanceof oidc.ResponseBodyError) return error.error;
      // Some answer a refused client with a challenge alone.
      if (error instanceof oidc.WWWAuthenticateChallengeError) return 'invalid_client';
      throw toOidcError(error);
    }
  }

  /** A fresh one for each sign-in, so that its keys are those of now: a provider may have changed them. */
  private async configuration(): Promise<oidc.Configuration> {
    const { clientId, clientSecret, algorithm, issuer, timeoutMs } = this.provider;
    const metadata = await this.currentMetadata();
    const client = {
      client_secret: clientSecret,
      id_token_signed_response_alg: algorithm,
      [oidc.clockSkew]: Math.round((this.now() - MACHINE.now().getTime()) / 1000),
      [oidc.clockTolerance]: TOLERANCE_SECONDS,
    };
    const config = new oidc.Configuration(
      metadata,
      clientId,
      client,
      authenticationOf(metadata, clientSecret),
    );
    config.timeout = timeoutMs / 1000;
    if (isPlain(issuer)) oidc.allowInsecureRequests(config);
    // The library trusts the connection and skips the signature unless it is told to check it.
    oidc.enableNonRepudiationChecks(config);
    return config;
  }

  private async currentMetadata(): Promise<oidc.ServerMetadata> {
    const known = this.metadata;
    if (known && this.now() - known.readAt < METADATA_MS) return known.value;
    try {
      const value = await this.discoveries.ask('', () => this.discoverPatiently());
      this.metadata = { value, readAt: this.now() };
      return value;
    } catch (error) {
      // An older document is better than none: the provider may only be slow now.
      if (known) return known.value;
      throw error;
    }
  }

  private async discoverPatiently(tries = TRIES): Promise<oidc.ServerMetadata> {
    try {
      return await this.discover();
    } catch (error) {
      if (tries <= 1) throw error;
      return this.discoverPatiently(tries - 1);
    }
  }

  private addressOf({ code, state, iss }: OidcAnswer): URL {
    const url = new URL(this.callback);
    url.searchParams.set('code', code);
    url.searchParams.set('state', state);
    if (iss !== undefined) url.searchParams.set('iss', iss);
    return url;
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  /** The library checks `exp` and `nbf` only. */
  private assertNotFromTheFuture(issuedAt: number): void {
    if (issuedAt * 1000 > this.now() + TOLERANCE_SECONDS * 1000)
      throw new OidcError('refused', 'the ID token was issued in the future');
  }
}

const isPlain = (issuer: string) => issuer.startsWith('http:');

/** In the header, as the standard's default says, unless the provider only knows the body. */
function authenticationOf(
  { token_endpoint_auth_methods_supported: methods }: oidc.ServerMetadata,
  secret: string | undefined,
): oidc.ClientAuth {
  if (secret === undefined) return oidc.None();
  const isHeader = methods === undefined || methods.includes('client_secret_basic');
  return isHeader ? oidc.ClientSecretBasic(secret) : oidc.ClientSecretPost(secret);
}

function toOidcError(error: unknown): OidcError {
  if (error instanceof OidcError) return error;
  const { message, cause, code } = error as Error & { code?: string };
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
  return new OidcError(isOutage(error, code) ? 'unavailable' : 'refused', reason);
}

/** A network fault, a timeout or a fault of the provider, as opposed to a wrong answer. */
function isOutage(error: unknown, code: string | undefined): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (error instanceof TypeError) return true;
  const { cause } = error as Error;
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true;
  return cause instanceof Response && cause.status >= 500;
}
