import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../common/app-error';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { SessionAuthenticator } from '../../auth/session-authenticator';
import { OpenLinksService } from '../open/open-links.service';
import { SharedContentsService } from '../open/shared-contents.service';
import { ShareUnlocksService } from '../open/share-unlocks.service';
import { gonePage, passwordPage, sharePage, troublePage } from './share-page';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Made {
  status: number;
  body: string;
}

/** The pages of links, made on the server, so that a link needs no script (docs/decisions.md#shares). */
@Injectable()
export class SharePagesService {
  constructor(
    private readonly links: OpenLinksService,
    private readonly contents: SharedContentsService,
    private readonly unlocks: ShareUnlocksService,
    private readonly sessions: SessionAuthenticator,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  show(exchange: Exchange, token: string): Promise<Made> {
    return this.answer(exchange, token, null, async () => {
      const opened = await this.links.open(exchange.request, token);
      const page = await this.contents.page(opened);
      const viewer = await this.sessions.authenticate(exchange.request);
      await this.links.countVisit(exchange, opened, viewer?.person.userId ?? null);
      const { passwordHash, maxViews, redact } = opened.link;
      const body = sharePage({
        page,
        url: `${this.config.publicUrl}/s/${token}`,
        api: `/api/s/${token}`,
        reportUrl: this.reportUrl(),
        hasPreview: passwordHash === null && maxViews === null && redact,
      });
      return { status: 200, body };
    });
  }

  /** Sent by the form of the page; leads back to the page, which is open now. */
  unlock(exchange: Exchange, token: string, password: string): Promise<Made> {
    return this.answer(exchange, token, 'This is not the password.', async () => {
      await this.unlocks.unlock(exchange, token, password);
      exchange.reply.header('Location', `/s/${token}`);
      return { status: 303, body: '' };
    });
  }

  private async answer(
    { reply }: Exchange,
    token: string,
    wrong: string | null,
    work: () => Promise<Made>,
  ): Promise<Made> {
    try {
      return await work();
    } catch (error) {
      const known = error instanceof AppError ? error : null;
      const { retry_after_seconds: seconds } = known?.details ?? {};
      if (typeof seconds === 'number') reply.header('Retry-After', String(seconds));
      return this.pageOf(known, token, wrong);
    }
  }

  private pageOf(error: AppError | null, token: string, wrong: string | null): Made {
    const reportUrl = this.reportUrl();
    if (error?.status === 404) return { status: 404, body: gonePage(reportUrl) };
    if (error?.status === 401 || error?.status === 429) {
      const problem = error.status === 429 ? error.message : wrong;
      const body = passwordPage(`/s/${token}/unlock`, reportUrl, problem);
      return { status: error.status, body };
    }
    return { status: error?.status ?? 503, body: troublePage(reportUrl) };
  }

  /** The contact of the operator, else the contact page. */
  private reportUrl(): string {
    const { securityContact, publicUrl } = this.config;
    if (securityContact === undefined) return `${publicUrl}/contact`;
    return securityContact.startsWith('mailto:')
      ? `${securityContact}?subject=${encodeURIComponent('Report of a shared page')}`
      : securityContact;
  }
}
