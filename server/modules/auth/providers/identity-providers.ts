import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { WallClock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { LINK_TITLE, LINK_WAY } from '../links/link-identity';
import { GoogleStrategy } from './google-strategy';
import type { IdentityProvider } from './identity';
import { OidcIdentityProvider } from './oidc-identity-provider';

/** The configured ways in, in the order of their buttons. */
@Injectable()
export class IdentityProviders {
  readonly all: readonly IdentityProvider[];

  private readonly hasLinks: boolean;

  constructor(
    @Inject(CONFIG) { google, links, oidc, publicUrl }: Config,
    ids: Ids,
    clock: WallClock,
  ) {
    this.hasLinks = links.isOn;
    this.all = [
      ...(google ? [new GoogleStrategy(google, publicUrl, ids)] : []),
      ...oidc.map((provider) => new OidcIdentityProvider(provider, publicUrl, clock)),
    ];
  }

  find(id: string): IdentityProvider | null {
    return this.all.find((provider) => provider.id === id) ?? null;
  }

  /** Tells whether the way in works now; links of this server are one without a provider. */
  isUsable(id: string): boolean {
    return this.find(id) !== null || (id === LINK_WAY && this.hasLinks);
  }

  /** A provider that is no longer configured has its name left. */
  titleOf(id: string): string {
    return id === LINK_WAY ? LINK_TITLE : (this.find(id)?.title ?? id);
  }

  /** Throws 404 for a way in that is not configured. */
  get(id: string): IdentityProvider {
    const found = this.find(id);
    if (found) return found;
    throw new AppError('way_in_not_found', 'This way to sign in does not exist here.');
  }
}
