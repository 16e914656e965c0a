import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { WallClock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import { DAY_MS, INVITE_DAYS, LINK_HOURS } from '../../../contract/limits';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { Transactions } from '../../../infra/database/transactions';
import { IdentitiesRepository } from '../identities/identities.repository';
import { hashOf } from '../session-token';
import { accountExists, noLinksHere } from './link-errors';
import { type OpenInvite, type NewLink, SignInLinksRepository } from './sign-in-links.repository';

const LINK_MS = LINK_HOURS * 60 * 60 * 1000;
const INVITE_MS = INVITE_DAYS * DAY_MS;

/** A link as it is shown once: only a hash of its token is stored. */
export interface IssuedLink {
  id: string;
  url: string;
  expiresAt: Date;
}

export interface WantedInvite {
  email: string;
  name: string | null;
  makesOperator: boolean;
}

/** Makes the links that operators hand out (docs/decisions.md#sign-in-links). */
@Injectable()
export class LinkIssuerService {
  constructor(
    private readonly repository: SignInLinksRepository,
    private readonly identities: IdentitiesRepository,
    private readonly transactions: Transactions,
    private readonly clock: WallClock,
    private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Makes the only valid one of its kind; an earlier one is withdrawn. */
  firstOperator(): Promise<IssuedLink> {
    return this.transactions.run(async () => {
      await this.repository.removeAllOf('first_operator');
      return this.issue({ purpose: 'first_operator', makesOperator: true }, LINK_MS);
    });
  }

  /** `maker` is null on the command line. A further invite for an address replaces the one that is open. */
  async invite(wanted: WantedInvite, maker: PersonScope | null): Promise<IssuedLink> {
    if ((await this.identities.listAccountsOf(wanted.email)).length > 0)
      throw accountExists(wanted.email);
    return this.transactions.run(async () => {
      await this.repository.removeInvitesOf(wanted.email);
      const madeById = maker?.userId ?? null;
      return this.issue({ purpose: 'invite', ...wanted, madeById }, INVITE_MS);
    });
  }

  forAccount({ userId }: PersonScope, maker: PersonScope | null): Promise<IssuedLink> {
    return this.issue({ purpose: 'sign_in', userId, madeById: maker?.userId ?? null }, LINK_MS);
  }

  listInvites(): Promise<OpenInvite[]> {
    return this.repository.listInvites(this.clock.now());
  }

  async withdrawInvite(id: string): Promise<void> {
    if (await this.repository.removeInvite(id)) return;
    throw new AppError('invite_not_found', 'There is no such invite, or it is over.');
  }

  /** Returns the number of links that are over and were deleted. */
  purgeExpired(): Promise<number> {
    return this.repository.purgeExpired(this.clock.now());
  }

  private async issue(
    link: Omit<NewLink, 'id' | 'tokenHash' | 'createdAt' | 'expiresAt'>,
    lifeMs: number,
  ): Promise<IssuedLink> {
    if (!this.config.links.isOn) throw noLinksHere();
    const createdAt = this.clock.now();
    await this.repository.purgeExpired(createdAt);
    const token = this.ids.secret();
    const id = this.ids.uuid();
    const expiresAt = new Date(createdAt.getTime() + lifeMs);
    await this.repository.create({ ...link, id, tokenHash: hashOf(token), createdAt, expiresAt });
    return { id, url: linkUrl(this.config, token), expiresAt };
  }
}

/** Browsers send no fragment, so the token reaches neither a log nor another site. */
export const linkUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/sign-in/link#${token}`;
