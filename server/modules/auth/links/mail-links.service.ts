import { Inject, Injectable } from '@nestjs/common';
import { WallClock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import { MAIL_LINK_MINUTES } from '../../../contract/limits';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { SiteMailService } from '../../site/site-mail.service';
import { hashOf } from '../session-token';
import { noLinksHere } from './link-errors';
import { linkUrl } from './link-issuer.service';
import { signInMail } from './link-mails';
import { senderNetwork } from './sender-network';
import { SignInLinksRepository } from './sign-in-links.repository';

const LIFE_MS = MAIL_LINK_MINUTES * 60_000;

/** To one account from one network within the life of a link: enough for a mail that does not arrive. */
const MOST = 3;

/**
 * To one account in all: whoever asks from one network leaves its owner enough, and whoever asks from many cannot fill the
 * mailbox.
 */
const MOST_OF_ALL = 12;

/** Secrets that this server made; a cookie with anything else is replaced. */
const SECRET = /^[\w-]{43}$/;

/** Links that people ask for on the sign-in page (docs/decisions.md#sign-in-links). */
@Injectable()
export class MailLinksService {
  constructor(
    private readonly repository: SignInLinksRepository,
    private readonly mail: SiteMailService,
    private readonly clock: WallClock,
    private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Returns the secret that the browser has to keep; the answer is the same whether anybody has the address or not. A
   * browser that asks twice keeps its secret, so both links work in it. `ip` is the address of whoever asks.
   */
  async send(email: string, kept: string | undefined, ip: string): Promise<string> {
    if (!this.config.links.sendsMail) throw noLinksHere();
    const secret = kept !== undefined && SECRET.test(kept) ? kept : this.ids.secret();
    const token = this.ids.secret();
    const now = this.clock.now().getTime();
    await this.repository.purgeExpired(new Date(now));
    const to = await this.repository.createForAddress({
      id: this.ids.uuid(),
      tokenHash: hashOf(token),
      browserHash: hashOf(secret),
      email,
      askedFrom: senderNetwork(ip),
      most: MOST,
      mostOfAll: MOST_OF_ALL,
      countedSince: new Date(now - LIFE_MS),
      createdAt: new Date(now),
      expiresAt: new Date(now + LIFE_MS),
    });
    if (to !== null) {
      const url = linkUrl(this.config, token);
      this.mail.post((site) => signInMail(to, url, site));
    }
    return secret;
  }
}
