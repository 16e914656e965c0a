import { Inject, Injectable } from '@nestjs/common';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { SiteMailService } from '../site/site-mail.service';
import { mentionLetter } from './comment-letters';
import { CommentsRepository } from './comments.repository';
import { mentionedIn } from './mentioned-in';

interface Said {
  screenshotId: string;
  text: string;
  /** The text before an edit; empty for a new comment. */
  before: string;
}

/** Mails those whom a comment mentions. The comment shows the mention, too, so no request waits for a mail. */
@Injectable()
export class CommentMentionsService {
  constructor(
    private readonly repository: CommentsRepository,
    private readonly mail: SiteMailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** One letter to each member whom the text mentions and the text before did not; none to the author. */
  async tell(scope: WorkspaceAccess, { screenshotId, text, before }: Said): Promise<void> {
    if (!text.includes('@')) return;
    const members = await this.repository.listMembers(scope);
    const known = new Set(mentionedIn(before, members).map(({ id }) => id));
    const mentioned = mentionedIn(text, members).filter(
      ({ id }) => id !== scope.userId && !known.has(id),
    );
    if (mentioned.length === 0) return;
    const teamName = await this.repository.teamName(scope);
    const by = members.find(({ id }) => id === scope.userId)?.name ?? 'Somebody';
    const query = new URLSearchParams({ team_id: scope.workspaceId, view: screenshotId });
    const url = `${this.config.publicUrl}/gallery?${query.toString()}`;
    for (const { email } of mentioned)
      this.mail.post((site) => mentionLetter({ to: email, by, teamName, said: text, url, site }));
  }
}
