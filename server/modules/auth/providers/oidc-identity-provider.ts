import { Logger } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import type { WallClock } from '../../../common/clock';
import type { OidcProvider } from '../../../infra/config/oidc-config';
import { OidcClient, OidcError } from '../../../infra/oidc/oidc-client';
import { identityOf } from './claims';
import type { Identity, IdentityProvider, PendingSignIn, ProviderAnswer } from './identity';
import { stateMismatch } from './state-mismatch';

/** An OpenID Connect provider as a way in. */
export class OidcIdentityProvider implements IdentityProvider {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  private readonly client: OidcClient;
  private readonly logger = new Logger(OidcIdentityProvider.name);

  constructor(
    private readonly provider: OidcProvider,
    private readonly publicUrl: string,
    clock: WallClock,
  ) {
    this.id = provider.id;
    this.title = provider.title;
    this.label = provider.label;
    this.client = new OidcClient(provider, `${publicUrl}/auth/callback/${provider.id}`, clock);
  }

  begin(): Promise<{ redirectUrl: string; pending: PendingSignIn }> {
    return this.client.begin().catch((error: unknown) => this.fail(error));
  }

  /** Compares the state; the nonce is compared with the ID token by `server/infra/oidc/oidc-client.ts`. */
  async finish(answer: ProviderAnswer, pending: PendingSignIn): Promise<Identity> {
    const { nonce } = pending;
    // A sign-in that was begun at Google has no nonce.
    if (nonce === undefined || answer.state !== pending.handle) throw stateMismatch();
    const proof = await this.client
      .finish(answer, { ...pending, nonce })
      .catch((error: unknown) => this.fail(error));
    return identityOf(proof, this.provider);
  }

  async signOutUrl(): Promise<string | null> {
    if (!this.provider.signsOut) return null;
    // The session here has ended; a provider that cannot be reached must not make that look like a failure.
    return this.client.endSessionUrl(`${this.publicUrl}/`).catch(() => null);
  }

  /** The provider's own words go to the log only. */
  private fail(error: unknown): never {
    if (!(error instanceof OidcError)) throw error;
    this.logger.warn(`sign-in with ${this.id}: ${error.message}`);
    if (error.kind === 'unavailable')
      throw new AppError(
        'identity_unavailable',
        'The login provider cannot be reached right now. Try again in a moment.',
      );
    throw new AppError(
      'sign_in_failed',
      'The login provider did not accept this sign-in. Please sign in again.',
    );
  }
}
