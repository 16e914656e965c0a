import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../common/clock';
import { SharedCalls } from '../../../common/shared-calls';
import { SessionAuthenticator } from '../../auth/session-authenticator';
import { OpenLinksRepository } from './open-links.repository';
import { nothingShared, type OpenLink } from './open-links.service';
import { isPreviewAgent } from './preview-agents';
import { ShareCookies } from './share-cookies';

/** Counts who looks at links, without keeping who it was (docs/decisions.md#shares). */
@Injectable()
export class ShareVisitsService {
  private readonly counts = new SharedCalls<boolean>();

  constructor(
    private readonly repository: OpenLinksRepository,
    private readonly cookies: ShareCookies,
    private readonly sessions: SessionAuthenticator,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a visit, once an hour and browser, and neither the maker nor programs that make previews. Throws 404 where the
   * last view was just taken.
   */
  async count(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    opened: OpenLink,
  ): Promise<void> {
    const { link, isKnown } = opened;
    if (isKnown || isPreviewAgent(request.headers['user-agent'])) return;
    const viewer = await this.sessions.authenticate(request);
    if (viewer?.person.userId === link.createdById) return;
    if (!(await this.add(opened))) throw nothingShared();
    this.cookies.set(reply, 'visit', link);
  }

  /** Visitors who come at the same time are counted together, but not where there are not views for all of them. */
  private add({ scope, link: { id, maxViews } }: OpenLink): Promise<boolean> {
    const add = (views: number) =>
      this.repository.countViews(scope, id, { now: this.clock.now(), views });
    return maxViews === null ? this.counts.ask(id, add) : add(1);
  }
}
