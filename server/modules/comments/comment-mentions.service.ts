import { Inject, Injectable } from '@nestjs/common';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { SiteMailService } from '../site/site-mail.service';
import { mentionMail } from './comment-mails';
import { CommentsRepository, type MentionableMember } from './comments.repository';
import { MentionLimitsService } from './mention-limits.service';
import { mentionedIn } from './mentioned-in';

interface Said {
  text: string;
  /** The text before an edit; empty for a new comment. */
  before: string;
}

/** The mails of one comment. */
interface Mentions {
  by: string;
  to: readonly MentionableMember[];
}

const NOBODY: Mentions = { by: '', to: [] };

/** Mails those whom a comment mentions. The comment shows the mention, too, so no request waits for a mail. */
@Injectable()
export class CommentMentionsService {
  constructor(
    private readonly repository: CommentsRepository,
    private readonly limits: MentionLimitsService,
    private readonly mail: SiteMailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The members whom the text mentions and the text before did not, without the author. */
  async prepare(scope: WorkspaceAccess, { text, before }: Said): Promise<Mentions> {
    if (!text.includes('@')) return NOBODY;
    const members = await this.repository.listMembers(scope);
    const known = new Set(mentionedIn(before, members).map(({ id }) => id));
    const to = mentionedIn(text, members).filter(({ id }) => id !== scope.userId && !known.has(id));
    return { by: members.find(({ id }) => id === scope.userId)?.name ?? 'Somebody', to };
  }

  /** Counts them before `write`, so a comment that mentions too many is not written; one that is not written counts none. */
  async counted(
    scope: WorkspaceAccess,
    { to }: Mentions,
    write: () => Promise<void>,
  ): Promise<void> {
    const giveBack = await this.limits.take(scope, to);
    try {
      await write();
    } catch (error) {
      await giveBack();
      throw error;
    }
  }

  /** One mail to each of them. */
  async tell(
    scope: WorkspaceAccess,
    { by, to }: Mentions,
    { screenshotId, text }: { screenshotId: string; text: string },
  ): Promise<void> {
    if (to.length === 0) return;
    const teamName = await this.repository.teamName(scope);
    const query = new URLSearchParams({ team_id: scope.workspaceId, view: screenshotId });
    const url = `${this.config.publicUrl}/gallery?${query.toString()}`;
    for (const { email } of to)
      this.mail.post((site) => mentionMail({ to: email, by, teamName, said: text, url, site }));
  }
}
