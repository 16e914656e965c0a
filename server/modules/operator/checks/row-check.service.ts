import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { SystemScope } from '../../../common/system-scope';
import { FILE_KINDS, FileStorage } from '../../../infra/storage/file-storage';
import { DerivedSizesService } from '../../screenshots/counters/derived-sizes.service';
import { FILE_MISSING } from '../../screenshots/files/missing-file';
import { ReadingRequestsService } from '../../screenshots/reading/reading-requests.service';
import { StoreCheckRepository, type StoredRow } from './store-check.repository';
import type { CheckOptions, CheckReport, StoreProblems } from './store-problems';

const BATCH = 500;
const PARALLEL = 8;
const DERIVED = FILE_KINDS.filter((kind) => kind !== 'original');

/** Finds rows whose file is missing or damaged. */
@Injectable()
export class RowCheckService {
  constructor(
    private readonly repository: StoreCheckRepository,
    private readonly storage: FileStorage,
    private readonly readings: ReadingRequestsService,
    private readonly sizes: DerivedSizesService,
  ) {}

  async run(system: SystemScope, report: CheckReport, options: CheckOptions): Promise<void> {
    const all = await this.repository.count(system);
    let after: string | null = null;
    for (;;) {
      const rows = await this.repository.list(system, after, BATCH);
      for (let at = 0; at < rows.length; at += PARALLEL) {
        options.signal?.throwIfAborted();
        const some = rows.slice(at, at + PARALLEL);
        await Promise.all(some.map((row) => this.checkRow(system, row, report, options)));
        report.screenshots += some.length;
        options.onProgress?.(report.screenshots, Math.max(all, report.screenshots));
      }
      after = rows.at(-1)?.id ?? null;
      if (after === null || rows.length < BATCH) return;
    }
  }

  private async checkRow(
    system: SystemScope,
    row: StoredRow,
    report: CheckReport,
    { isScrub, isRepair }: CheckOptions,
  ): Promise<void> {
    const size = await this.storage.size(row.id, 'original');
    if (size === null) return this.fileMissing(system, row, report.problems, isRepair);
    await this.checkDerived(system, row, report, isRepair);
    const detail =
      size === row.fileSize
        ? await this.damageOf(row, isScrub)
        : `${size} bytes are stored, and ${row.fileSize} were uploaded`;
    if (detail === null) return;
    report.problems.add({ kind: 'file_damaged', about: row.id, detail, isRepaired: false });
  }

  private async checkDerived(
    system: SystemScope,
    { id, workspaceId, derivedSize }: StoredRow,
    report: CheckReport,
    isRepair: boolean,
  ): Promise<void> {
    const sizes = await Promise.all(DERIVED.map((kind) => this.storage.size(id, kind)));
    if (sizes[DERIVED.indexOf('w640')] === null) report.missingThumbnails += 1;
    const difference = sizes.reduce<number>((sum, size) => sum + (size ?? 0), -derivedSize);
    if (difference === 0) return;
    report.wrongSizes += 1;
    if (isRepair) await this.sizes.correct(system.workspace(workspaceId), id, difference);
  }

  private async damageOf({ id, sha256 }: StoredRow, isScrub: boolean): Promise<string | null> {
    if (!isScrub) return null;
    const hash = createHash('sha256');
    for await (const chunk of await this.storage.stream(id, 'original'))
      hash.update(chunk as Buffer);
    return hash.digest().equals(sha256) ? null : 'its checksum is not that of the upload';
  }

  /** The row stays, because a backup may bring the file back. Its card shows the reason. */
  private async fileMissing(
    system: SystemScope,
    row: StoredRow,
    problems: StoreProblems,
    isRepair: boolean,
  ): Promise<void> {
    // The screenshot was deleted for good during the check.
    if ((await this.repository.listExisting(system, [row.id])).length === 0) return;
    if (isRepair && !row.isTrashed && row.processingError !== FILE_MISSING) {
      await this.readings.fail(system.workspace(row.workspaceId), row.id, FILE_MISSING);
    }
    const detail = row.isTrashed
      ? 'no original is stored; it is in the trash'
      : 'no original is stored';
    problems.add({ kind: 'file_missing', about: row.id, detail, isRepaired: false });
  }
}
