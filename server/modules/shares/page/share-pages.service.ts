import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../common/app-error';
import { OpenLinksService } from '../open/open-links.service';
import { SharedContentsService } from '../open/shared-contents.service';
import { SharePasswordsService } from '../open/share-passwords.service';
import { ShareVisitsService } from '../open/share-visits.service';
import { SharePageLookService } from './share-page-look.service';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Made {
  status: number;
  body: string | Buffer;
}

/** The pages of links, made on the server, so that a link needs no script (docs/decisions.md#shares). */
@Injectable()
export class SharePagesService {
  constructor(
    private readonly links: OpenLinksService,
    private readonly contents: SharedContentsService,
    private readonly unlocks: SharePasswordsService,
    private readonly visits: ShareVisitsService,
    private readonly look: SharePageLookService,
  ) {}

  show(exchange: Exchange, token: string): Promise<Made> {
    return this.answer(exchange, token, null, async () => {
      const opened = await this.links.open(exchange.request, token);
      const page = await this.contents.page(opened);
      await this.visits.count(exchange, opened);
      return { status: 200, body: this.look.page(page, opened.link, token) };
    });
  }

  /** Sent by the form of the page; leads back to the page, which is open now. */
  unlock(exchange: Exchange, token: string, password: string): Promise<Made> {
    return this.answer(exchange, token, 'This password is wrong. Try again.', async () => {
      await this.unlocks.unlock(exchange, token, password);
      exchange.reply.header('Location', `/s/${token}`);
      return { status: 303, body: '' };
    });
  }

  /** For an address that asks too often. */
  refused(): Made {
    return { status: 429, body: this.look.trouble() };
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
    if (error?.status === 404) return { status: 404, body: this.look.gone() };
    if (error?.status === 401 || error?.status === 429) {
      const problem = error.status === 429 ? error.message : wrong;
      return { status: error.status, body: this.look.askPassword(token, problem) };
    }
    return { status: error?.status ?? 503, body: this.look.trouble() };
  }
}
