import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { FileStorage } from '../../infra/storage/file-storage';
import { FILE_MISSING } from '../screenshots/lost-file';
import { ReadingsService } from '../screenshots/readings.service';
import { StoreCheckRepository, type StoredRow } from './store-check.repository';
import type { CheckOptions, CheckReport, StoreProblems } from './store-problems';

const BATCH = 500;
const PARALLEL = 8;

/** Whether every row has its file, whole. */
@Injectable()
export class RowCheck {
  constructor(
    private readonly repository: StoreCheckRepository,
    private readonly storage: FileStorage,
    private readonly readings: ReadingsService,
  ) {}

  async run(report: CheckReport, options: CheckOptions): Promise<void> {
    const all = await this.repository.countForSystem();
    let after: string | null = null;
    for (;;) {
      const rows = await this.repository.listForSystem(after, BATCH);
      for (let at = 0; at < rows.length; at += PARALLEL) {
        options.signal?.throwIfAborted();
        const some = rows.slice(at, at + PARALLEL);
        await Promise.all(some.map((row) => this.checkRow(row, report, options)));
        report.screenshots += some.length;
        options.onProgress?.(report.screenshots, Math.max(all, report.screenshots));
      }
      after = rows.at(-1)?.id ?? null;
      if (after === null || rows.length < BATCH) return;
    }
  }

  private async checkRow(
    row: StoredRow,
    report: CheckReport,
    { isScrub, isRepair }: CheckOptions,
  ): Promise<void> {
    const size = await this.storage.size(row.id, 'original');
    if (size === null) return this.fileMissing(row, report.problems, isRepair);
    if ((await this.storage.size(row.id, 'w640')) === null) report.missingThumbnails += 1;
    const detail =
      size === row.fileSize
        ? await this.damageOf(row, isScrub)
        : `${size} bytes are stored, and ${row.fileSize} were uploaded`;
    if (detail === null) return;
    report.problems.add({ kind: 'file_damaged', about: row.id, detail, isRepaired: false });
  }

  private async damageOf({ id, sha256 }: StoredRow, isScrub: boolean): Promise<string | null> {
    if (!isScrub) return null;
    const hash = createHash('sha256');
    for await (const chunk of await this.storage.stream(id, 'original'))
      hash.update(chunk as Buffer);
    return hash.digest().equals(sha256) ? null : 'its checksum is not that of the upload';
  }

  /** The row stays: a backup may bring the file back. Its card says why nothing is shown. */
  private async fileMissing(
    row: StoredRow,
    problems: StoreProblems,
    isRepair: boolean,
  ): Promise<void> {
    // Deleted for good while we were looking.
    if ((await this.repository.listExistingForSystem([row.id])).length === 0) return;
    if (isRepair && !row.isTrashed && row.processingError !== FILE_MISSING) {
      await this.readings.fail(
        { workspaceId: row.workspaceId, screenshotId: row.id },
        FILE_MISSING,
      );
    }
    const detail = row.isTrashed
      ? 'no original is stored; it is in the trash'
      : 'no original is stored';
    problems.add({ kind: 'file_missing', about: row.id, detail, isRepaired: false });
  }
}
