import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { isUuid } from '../../common/ids';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { BulkAction, BulkAnswer } from '../../contract/bulk';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { BulkActions } from './bulk-actions.service';
import { mayDelete, othersNotDeleted, type Uploaded } from './deletion.policy';
import { screenshotNotFound } from './screenshots.service';
import { ScreenshotsRepository } from './screenshots.repository';

/** The screenshots of one workspace that an action is for. */
interface Group {
  scope: WorkspaceScope;
  rows: Row[];
}

interface Row extends Uploaded {
  id: string;
}

/** One action on many screenshots: what cannot be done to one is told, and done to the others. */
@Injectable()
export class BulkService {
  constructor(
    private readonly repository: ScreenshotsRepository,
    private readonly workspaces: WorkspacesService,
    private readonly actions: BulkActions,
  ) {}

  async act(userId: string, body: BulkAction): Promise<BulkAnswer> {
    const asked = [...new Set(body.ids)];
    const groups = await this.groups(userId, asked.filter(isUuid), body.action === 'restore');
    const answer: BulkAnswer = { done: [], failed: [], added: [] };
    for (const group of groups) await this.actOn(group, body, answer);
    const told = new Set([...answer.done, ...answer.failed.map(({ id }) => id)]);
    const missing = asked.filter((id) => !told.has(id));
    answer.failed.push(...missing.map((id) => failure(id, screenshotNotFound())));
    return answer;
  }

  private async actOn({ scope, rows }: Group, body: BulkAction, answer: BulkAnswer): Promise<void> {
    const isDeletion = body.action === 'delete' || body.action === 'restore';
    const isFree = (row: Row) => !isDeletion || mayDelete(scope, row);
    const ids = rows.filter(isFree).map(({ id }) => id);
    const others = rows.filter((row) => !isFree(row));
    answer.failed.push(...others.map(({ id }) => failure(id, othersNotDeleted())));
    if (ids.length === 0) return;
    try {
      answer.added.push(...(await this.actions.perform(scope, ids, body)));
      answer.done.push(...ids);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      answer.failed.push(...ids.map((id) => failure(id, error)));
    }
  }

  /** Foreign, absent and trashed ids fall out here, all alike; only a restoration may name trashed ones. */
  private async groups(
    userId: string,
    ids: readonly string[],
    isRestoration: boolean,
  ): Promise<Group[]> {
    const rows = await this.repository.locateManyForSystem(ids);
    const byWorkspace = new Map<string, Row[]>();
    for (const { workspaceId, isTrashed, ...row } of rows) {
      if (isTrashed && !isRestoration) continue;
      byWorkspace.set(workspaceId, [...(byWorkspace.get(workspaceId) ?? []), row]);
    }
    const groups = await Promise.all(
      [...byWorkspace].map(async ([workspaceId, members]) => {
        const scope = await this.workspaces.enter(userId, workspaceId);
        return scope ? [{ scope, rows: members }] : [];
      }),
    );
    return groups.flat();
  }
}

const failure = (id: string, { code, message }: AppError) => ({ id, code, error: message });
