import { Inject, Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import { WallClock } from '../../../common/clock';
import type { Person } from '../../../common/http/person.decorator';
import { mintPersonScope } from '../../../common/person-scope';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { Transactions } from '../../../infra/database/transactions';
import { AuthService, notSignedIn } from '../auth.service';
import { WaysInService } from '../identities/ways-in.service';
import { StandingService } from '../people/standing.service';
import type { Identity } from '../providers/identity';
import { hashOf } from '../session-token';
import { linkNotFound, linkOfOtherBrowser, noLinksHere } from './link-errors';
import { linkIdentity } from './link-identity';
import { NewAccountsService, type TypedAccount } from './new-accounts.service';
import { type OpenLink, SignInLinksRepository } from './sign-in-links.repository';

/** The cookies of the browser that opens the link. */
export interface LinkCookies {
  link: string | undefined;
  session: string | undefined;
}

/** Turns a link into a session, once (docs/decisions.md#sign-in-links). */
@Injectable()
export class LinkRedemptionService {
  constructor(
    private readonly repository: SignInLinksRepository,
    private readonly newAccounts: NewAccountsService,
    private readonly auth: AuthService,
    private readonly waysIn: WaysInService,
    private readonly standing: StandingService,
    private readonly transactions: Transactions,
    private readonly clock: WallClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Uses nothing up. Throws for a link that would sign nobody in here. */
  async look(token: string, { link: cookie }: LinkCookies): Promise<OpenLink> {
    if (!this.config.links.isOn) throw noLinksHere();
    const link = await this.repository.find(hashOf(token), this.clock.now());
    // The first operator is there by now, so nobody else may become it.
    const isLate = link?.purpose === 'first_operator' && (await this.standing.hasOperator());
    if (!link || isLate) throw linkNotFound();
    if (link.browserHash !== null && !isSame(link.browserHash, cookie)) throw linkOfOtherBrowser();
    return link;
  }

  /** A failure leaves the link as it was. */
  async redeem(
    token: string,
    typed: TypedAccount,
    cookies: LinkCookies,
  ): Promise<{ person: Person; token: string }> {
    return this.transactions.run(async () => {
      const link = await this.look(token, cookies);
      // Taken first: the account that a simultaneous use made must read as a used link, not as a taken address.
      if (!(await this.repository.take(link.id, this.clock.now()))) throw linkNotFound();
      const identity = await this.identityOf(link, typed);
      const opened = await this.auth.signIn(identity, cookies.session);
      if (link.makesOperator) await this.standing.appoint(opened.person);
      // Read again, because the role has come since.
      const session = await this.auth.findSession(opened.token);
      if (!session) throw notSignedIn();
      return { person: session.person, token: opened.token };
    });
  }

  private async identityOf(link: OpenLink, typed: TypedAccount): Promise<Identity> {
    const { id, userId } = link;
    if (userId === null) return this.newAccounts.identityFor(link, typed);
    const account = await this.repository.findAccount(userId);
    if (!account) throw linkNotFound();
    const identity = linkIdentity({ ...account, subject: account.subject ?? id });
    if (account.subject === null)
      await this.waysIn.join(mintPersonScope({ userId: account.id }), identity);
    return identity;
  }
}

function isSame(hash: Buffer, cookie: string | undefined): boolean {
  return cookie !== undefined && timingSafeEqual(hash, hashOf(cookie));
}
