import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { BulkAction, BulkAnswer } from '../../../contract/bulk';
import { BulkActionsService } from './bulk-actions.service';
import { TagLinksService, tooManyTags } from '../labels/tag-links.service';
import { mayDelete, othersNotDeleted } from '../rows/deletion.policy';
import {
  type GroupedRow,
  type ScreenshotGroup,
  ScreenshotGroupsService,
} from '../rows/screenshot-groups.service';
import { screenshotLocked } from '../rows/screenshot-locked';
import { screenshotNotFound } from '../rows/screenshots.service';
import { ScreenshotIdsRepository } from '../rows/screenshot-ids.repository';

type Action = BulkAction['action'];

const DELETIONS: ReadonlySet<Action> = new Set(['delete', 'restore', 'delete_forever']);

/** They may name what lies in the trash. */
const REACHING_INTO_TRASH: ReadonlySet<Action> = new Set(['restore', 'delete_forever']);

/** Edits, and actions that show the content of a screenshot. */
const CLOSED_WHEN_LOCKED: ReadonlySet<Action> = new Set(['tag', 'untag', 'collect', 'process']);

/** Applies one action to many screenshots: failures are reported per screenshot and do not stop the others. */
@Injectable()
export class BulkService {
  constructor(
    private readonly repository: ScreenshotIdsRepository,
    private readonly groups: ScreenshotGroupsService,
    private readonly tags: TagLinksService,
    private readonly actions: BulkActionsService,
  ) {}

  async act(person: PersonScope, body: BulkAction): Promise<BulkAnswer> {
    const asked = [...new Set(body.ids)];
    const withTrashed = REACHING_INTO_TRASH.has(body.action);
    const groups = await this.groups.of(person, asked, { withTrashed });
    const answer: BulkAnswer = { done: [], failed: [], added: [] };
    for (const group of groups) await this.actOn(group, body, answer);
    const told = new Set([...answer.done, ...answer.failed.map(({ id }) => id)]);
    const missing = asked.filter((id) => !told.has(id));
    answer.failed.push(...missing.map((id) => failure(id, screenshotNotFound())));
    return answer;
  }

  private async actOn(
    { scope, rows }: ScreenshotGroup,
    body: BulkAction,
    answer: BulkAnswer,
  ): Promise<void> {
    const refused = await this.refusals(scope, rows, body);
    answer.failed.push(...[...refused].map(([id, error]) => failure(id, error)));
    const ids = rows.map(({ id }) => id).filter((id) => !refused.has(id));
    if (ids.length === 0) return;
    try {
      answer.added.push(...(await this.actions.perform(scope, ids, body)));
      answer.done.push(...ids);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      answer.failed.push(...ids.map((id) => failure(id, error)));
    }
  }

  /** Screenshots of the workspace that the action is not allowed on, each with the reason. */
  private async refusals(
    scope: WorkspaceAccess,
    rows: readonly GroupedRow[],
    body: BulkAction,
  ): Promise<Map<string, AppError>> {
    if (DELETIONS.has(body.action)) {
      const others = rows.filter((row) => !mayDelete(scope, row));
      return new Map(others.map(({ id }) => [id, othersNotDeleted()]));
    }
    if (!CLOSED_WHEN_LOCKED.has(body.action)) return new Map();
    const ids = rows.map(({ id }) => id);
    const overfull =
      body.action === 'tag' ? await this.tags.listOverfull(scope, ids, body.tags) : [];
    const locked = await this.repository.listLockedIds(scope, ids);
    return new Map([
      ...overfull.map((id) => [id, tooManyTags()] as const),
      ...locked.map((id) => [id, screenshotLocked()] as const),
    ]);
  }
}

const failure = (id: string, { code, message }: AppError) => ({ id, code, error: message });
