import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { Ids, isUuid } from '../../common/ids';
import type { PersonScope } from '../../common/person-scope';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { CommentsQuery } from '../../contract/organise/comments';
import { Transactions } from '../../infra/database/transactions';
import { ScreenshotAnnouncementsService } from '../screenshots/follow-up/screenshot-announcements.service';
import { ScreenshotsService } from '../screenshots/rows/screenshots.service';
import { assertMay, roleTooLow } from '../workspaces/roles.policy';
import { TeamActivityService } from '../workspaces/team-activity.service';
import { CommentMentionsService } from './comment-mentions.service';
import { mayDelete, mayEdit } from './comments.policy';
import { type CommentRow, CommentsRepository } from './comments.repository';

/** A comment with the rights of the asking person. */
export interface CommentView {
  row: CommentRow;
  canEdit: boolean;
  canDelete: boolean;
}

interface OpenComment {
  scope: WorkspaceAccess;
  row: CommentRow;
}

/** Remarks of the members of a team about its screenshots (docs/decisions.md#comments). */
@Injectable()
export class CommentsService {
  constructor(
    private readonly repository: CommentsRepository,
    private readonly screenshots: ScreenshotsService,
    private readonly mentions: CommentMentionsService,
    private readonly activity: TeamActivityService,
    private readonly announcements: ScreenshotAnnouncementsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** A personal space has none, and says so with an empty list. */
  async list(
    person: PersonScope,
    screenshotId: string,
    { limit, after }: CommentsQuery,
  ): Promise<CommentView[]> {
    const { scope } = await this.screenshots.openUnlocked(person, screenshotId);
    const rows = await this.repository.list(scope, screenshotId, {
      limit,
      after: after ?? null,
    });
    return rows.map((row) => viewOf(scope, row));
  }

  async write(person: PersonScope, screenshotId: string, text: string): Promise<CommentView> {
    const { scope } = await this.screenshots.openUnlocked(person, screenshotId);
    assertMay(scope, 'comment');
    if (scope.kind === 'personal') {
      throw new AppError(
        'comments_need_team',
        'Comments are for teams. Write a note to remember something here.',
      );
    }
    const mentions = await this.mentions.prepare(scope, { text, before: '' });
    const id = this.ids.uuid();
    const insert = async () => {
      // The screenshot may have gone for good, or into the trash, since it was opened.
      await this.screenshots.open(person, screenshotId);
      await this.repository.insert(scope, { id, screenshotId, text }, this.clock.now());
      await this.activity.record(scope, 'commented', { screenshotId });
    };
    await this.mentions.counted(scope, mentions, () => this.change(scope, screenshotId, insert));
    await this.mentions.tell(scope, mentions, { screenshotId, text });
    return viewOf(scope, await this.get(scope, id));
  }

  async edit(person: PersonScope, id: string, text: string): Promise<CommentView> {
    const { scope, row } = await this.open(person, id);
    if (!mayEdit(scope, row)) {
      throw new AppError('role_too_low', 'Only the person who wrote a comment can change it.');
    }
    const { screenshotId, text: before } = row;
    if (text === before) return viewOf(scope, row);
    const mentions = await this.mentions.prepare(scope, { text, before });
    const update = () => this.repository.setText(scope, id, text, this.clock.now());
    await this.mentions.counted(scope, mentions, () => this.change(scope, screenshotId, update));
    await this.mentions.tell(scope, mentions, { screenshotId, text });
    return viewOf(scope, await this.get(scope, id));
  }

  async remove(person: PersonScope, id: string): Promise<void> {
    const { scope, row } = await this.open(person, id);
    if (!mayDelete(scope, row)) throw roleTooLow('delete_any_comment');
    const { screenshotId, author } = row;
    await this.change(scope, screenshotId, async () => {
      await this.repository.delete(scope, id);
      if (mayEdit(scope, row)) return;
      await this.activity.record(scope, 'deleted_comment', { screenshotId, memberId: author?.id });
    });
  }

  /** The person's own ones in this workspace, for the export. */
  async listOwn(scope: WorkspaceAccess): Promise<CommentView[]> {
    const rows = await this.repository.listOwn(scope);
    return rows.map((row) => viewOf(scope, row));
  }

  /** Open pages hear of it as of a change of the screenshot. */
  private async change(
    scope: WorkspaceAccess,
    screenshotId: string,
    work: () => Promise<unknown>,
  ): Promise<void> {
    await this.transactions.run(async () => {
      await this.repository.lockWorkspace(scope);
      await work();
      const { workspaceId } = scope;
      await this.announcements.announce([{ workspaceId, id: screenshotId, change: 'updated' }]);
    });
  }

  /** Comments on what is trashed, locked or foreign are opened as little as that itself. */
  private async open(person: PersonScope, id: string): Promise<OpenComment> {
    const screenshotId = isUuid(id) ? await this.repository.findPlace(person, id) : null;
    if (!screenshotId) throw commentNotFound();
    const { scope } = await this.screenshots.openUnlocked(person, screenshotId);
    return { scope, row: await this.get(scope, id) };
  }

  private async get(scope: WorkspaceAccess, id: string): Promise<CommentRow> {
    const row = await this.repository.find(scope, id);
    if (!row) throw commentNotFound();
    return row;
  }
}

const viewOf = (scope: WorkspaceAccess, row: CommentRow): CommentView => ({
  row,
  canEdit: mayEdit(scope, row),
  canDelete: mayDelete(scope, row),
});

const commentNotFound = () => new AppError('comment_not_found', 'There is no such comment.');
