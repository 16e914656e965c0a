import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { isUuid } from '../../common/ids';
import { FileStorage } from '../../infra/storage/file-storage';
import { ExportRowsRepository } from './export-rows.repository';
import { assertOpen } from './screenshot-locked';
import type { ScreenshotRow } from './screenshot-row';
import { ScreenshotsRepository } from './screenshots.repository';
import { screenshotNotFound } from './screenshots.service';

const PAGE = 200;

/** Everything of a workspace, in pages, with the files. */
@Injectable()
export class ExportRows {
  constructor(
    private readonly repository: ExportRowsRepository,
    private readonly screenshots: ScreenshotsRepository,
    private readonly storage: FileStorage,
  ) {}

  /** One row at a time, never all of them in memory. */
  async *rows(scope: WorkspaceScope, ids: readonly string[] | null): AsyncGenerator<ScreenshotRow> {
    let after: string | null = null;
    for (;;) {
      const page: ScreenshotRow[] = await this.repository.list(scope, ids, { after, limit: PAGE });
      yield* page;
      if (page.length < PAGE) return;
      after = page.at(-1)?.id ?? null;
    }
  }

  /**
   * Those that are not absent, malformed, in the trash, or somebody else's. Throws 404 when none is left, and 402
   * when one is locked.
   */
  async existing(scope: WorkspaceScope, ids: readonly string[]): Promise<string[]> {
    const there = await this.repository.listExisting(scope, ids.filter(isUuid));
    if (there.length === 0) throw screenshotNotFound();
    assertOpen({ isLocked: await this.screenshots.areAnyLocked(scope, there) });
    return there;
  }

  async hasFile(id: string): Promise<boolean> {
    return (await this.storage.size(id, 'original')) !== null;
  }

  file(id: string): Promise<Readable> {
    return this.storage.stream(id, 'original');
  }
}
