import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { WallClock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { GoogleStrategy } from './google-strategy';
import type { IdentityProvider } from './identity';
import { OidcIdentityProvider } from './oidc-identity-provider';

/** The configured ways in, in the order of their buttons. */
@Injectable()
export class IdentityProviders {
  readonly all: readonly IdentityProvider[];

  constructor(@Inject(CONFIG) { google, oidc, publicUrl }: Config, ids: Ids, clock: WallClock) {
    this.all = [
      ...(google ? [new GoogleStrategy(google, publicUrl, ids)] : []),
      ...oidc.map((provider) => new OidcIdentityProvider(provider, publicUrl, clock)),
    ];
  }

  find(id: string): IdentityProvider | null {
    return this.all.find((provider) => provider.id === id) ?? null;
  }

  /** Throws 404 for a way in that is not configured. */
  get(id: string): IdentityProvider {
    const found = this.find(id);
    if (found) return found;
    throw new AppError('way_in_not_found', 'This way to sign in does not exist here.');
  }
}
