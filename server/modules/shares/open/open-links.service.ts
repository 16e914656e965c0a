import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { SharedCalls } from '../../../common/shared-calls';
import { mintWorkspaceScope, type WorkspaceScope } from '../../../common/workspace-scope';
import { hashOfShareToken } from '../links/share-token';
import { isUsedUp } from '../links/shares.policy';
import { type OpenLinkRow, OpenLinksRepository } from './open-links.repository';
import { isPreviewAgent } from './preview-agents';
import { ShareCookies } from './share-cookies';

/** A link that this visitor may look at now, with what it shows. */
export interface OpenLink {
  scope: WorkspaceScope;
  /** The same object for everybody whose question was answered together. */
  link: OpenLinkRow;
  /** A visit of this browser was counted within the hour. */
  isKnown: boolean;
}

/**
 * The one check before every byte of a link (docs/decisions.md#shares): page, data, picture, text, archive. If one
 * thing is missing, the answer is the same, so that nobody learns whether there ever was a link.
 */
@Injectable()
export class OpenLinksService {
  private readonly checks = new SharedCalls<OpenLinkRow | null>();

  constructor(
    private readonly repository: OpenLinksRepository,
    private readonly cookies: ShareCookies,
    private readonly clock: Clock,
  ) {}

  /** Throws 404 for every dead state, and 401 while the password was not given in this browser. */
  async open(request: FastifyRequest, token: string): Promise<OpenLink> {
    const opened = await this.openUnlessDead(request, token);
    if (isClosed(opened.link) && !this.cookies.has(request, 'unlock', opened.link)) {
      throw new AppError('password_needed', 'This link needs a password.');
    }
    return opened;
  }

  /** Everything but the password. */
  async openUnlessDead(request: FastifyRequest, token: string): Promise<OpenLink> {
    const link = await this.checks.ask(token, () =>
      this.repository.find(hashOfShareToken(token), this.clock.now()),
    );
    if (!link || link.items.length === 0) throw nothingShared();
    const isKnown = this.cookies.has(request, 'visit', link);
    if (isUsedUp(link) && !isKnown) throw nothingShared();
    // A preview would take a view that a person was to have.
    if (link.maxViews !== null && isPreviewAgent(request.headers['user-agent']))
      throw nothingShared();
    // The link names its workspace, and the reading below is limited to what it shows there.
    const scope = mintWorkspaceScope(link.workspaceId);
    return { scope, link, isKnown };
  }
}

const isClosed = ({ passwordHash }: OpenLinkRow): boolean => passwordHash !== null;

/** Unknown, ended, revoked, forbidden, of a person who left or was disabled, used up, trashed, locked: all answer the same. */
export const nothingShared = (): AppError =>
  new AppError('share_not_found', 'There is nothing at this address, or it is no longer shared.');
