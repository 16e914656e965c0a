import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { isUuid } from '../../common/ids';
import { DiskStorage } from '../../infra/storage/disk-storage';
import { ExportRowsRepository } from './export-rows.repository';
import { assertOpen } from './screenshot-locked';
import type { ScreenshotRow } from './screenshot-row';
import { screenshotNotFound } from './screenshots.service';

const PAGE = 200;

/** Everything of a workspace, in pages, with the files. */
@Injectable()
export class ExportRows {
  constructor(
    private readonly repository: ExportRowsRepository,
    private readonly storage: DiskStorage,
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

  /** Throws 404 when one of these is absent, malformed, in the trash, or somebody else's; 402 when one is locked. */
  async assertAll(scope: WorkspaceScope, ids: readonly string[]): Promise<void> {
    if (!ids.every(isUuid)) throw screenshotNotFound();
    const page = { after: null, limit: ids.length };
    const rows = await this.repository.list(scope, ids, page);
    if (rows.length < new Set(ids).size) throw screenshotNotFound();
    rows.forEach(assertOpen);
  }

  async hasFile(id: string): Promise<boolean> {
    return (await this.storage.size(id, 'original')) !== null;
  }

  file(id: string): Readable {
    return this.storage.stream(id, 'original');
  }
}
