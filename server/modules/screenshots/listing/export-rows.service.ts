import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { isUuid } from '../../../common/ids';
import { FileStorage } from '../../../infra/storage/file-storage';
import { ExportRowsRepository } from './export-rows.repository';
import { assertUnlocked } from '../rows/screenshot-locked';
import type { ScreenshotRow } from '../rows/screenshot-row';
import { ScreenshotIdsRepository } from '../rows/screenshot-ids.repository';
import { screenshotNotFound } from '../rows/screenshots.service';

const PAGE = 200;

export interface ExportedRows {
  /** The present scope, asked for before each page: throws when the person has lost access. */
  renewScope: () => Promise<WorkspaceAccess>;
  /** Null for everything. */
  ids: readonly string[] | null;
  /** Leaves out screenshots stored later. */
  until: Date;
}

/** All screenshots of a workspace, in pages. */
@Injectable()
export class ExportRowsService {
  constructor(
    private readonly repository: ExportRowsRepository,
    private readonly screenshots: ScreenshotIdsRepository,
    private readonly storage: FileStorage,
  ) {}

  /** Yields one row at a time, so memory does not grow with the vault. */
  async *rows({ renewScope, ids, until }: ExportedRows): AsyncGenerator<ScreenshotRow> {
    let after: string | null = null;
    for (;;) {
      const range = { after, until, limit: PAGE };
      const page: ScreenshotRow[] = await this.repository.list(await renewScope(), ids, range);
      // A selection must be open; a plan that ended since the start locks parts of it.
      if (ids) assertUnlocked({ isLocked: page.some((row) => row.isLocked) });
      yield* page;
      if (page.length < PAGE) return;
      after = page.at(-1)?.id ?? null;
    }
  }

  /**
   * Leaves out ids that are absent, malformed, trashed or foreign. Throws 404 when none is left, 402 when one is
   * locked.
   */
  async existing(scope: WorkspaceAccess, ids: readonly string[]): Promise<string[]> {
    const there = await this.repository.listExisting(scope, ids.filter(isUuid));
    if (there.length === 0) throw screenshotNotFound();
    const locked = await this.screenshots.listLockedIds(scope, there);
    assertUnlocked({ isLocked: locked.length > 0 });
    return there;
  }

  /**
   * Asked for each file, as the page that named it may have been read long before: throws when the person may not go on,
   * or when a plan has ended that kept a selection open.
   */
  async admitFile({ renewScope, ids }: ExportedRows, id: string): Promise<void> {
    const scope = await renewScope();
    if (!ids) return;
    const locked = await this.screenshots.listLockedIds(scope, [id]);
    assertUnlocked({ isLocked: locked.length > 0 });
  }

  async hasFile(id: string): Promise<boolean> {
    return (await this.storage.size(id, 'original')) !== null;
  }

  file(id: string): Promise<Readable> {
    return this.storage.stream(id, 'original');
  }
}
