import { Injectable } from '@nestjs/common';
import { WallClock } from '../../../common/clock';
import type { SystemScope } from '../../../common/system-scope';
import { type FileKind, FileStorage } from '../../../infra/storage/file-storage';
import { StoreCheckRepository } from './store-check.repository';
import type { CheckOptions, CheckReport, StoreProblems } from './store-problems';

const BATCH = 500;
/** A younger file may belong to an upload whose row is not committed yet. */
const SETTLED_MS = 60 * 60 * 1000;

/** Finds files without a row. */
@Injectable()
export class FileCheckService {
  constructor(
    private readonly repository: StoreCheckRepository,
    private readonly storage: FileStorage,
    private readonly clock: WallClock,
  ) {}

  async run(system: SystemScope, report: CheckReport, options: CheckOptions): Promise<void> {
    const before = this.clock.now().getTime() - SETTLED_MS;
    let batch: { id: string; kind: FileKind }[] = [];
    for await (const file of this.storage.list()) {
      options.signal?.throwIfAborted();
      report.files += 1;
      if (file.modifiedAt.getTime() < before) batch.push(file);
      if (batch.length < BATCH) continue;
      await this.checkOwners(system, batch, report.problems, options);
      batch = [];
    }
    await this.checkOwners(system, batch, report.problems, options);
  }

  private async checkOwners(
    system: SystemScope,
    files: readonly { id: string; kind: FileKind }[],
    problems: StoreProblems,
    { isRepair }: CheckOptions,
  ): Promise<void> {
    const ids = [...new Set(files.map(({ id }) => id))];
    const known = new Set(await this.repository.listExisting(system, ids));
    for (const { id, kind } of files.filter((file) => !known.has(file.id))) {
      // The row may have been deleted a moment ago, and the file after it.
      if ((await this.storage.size(id, kind)) === null) continue;
      if (isRepair) await this.storage.setAside(id, kind);
      const kept = kind === 'original' ? 'moved to lost-and-found' : 'removed';
      const detail = isRepair ? `${kind}, ${kept}` : kind;
      problems.add({ kind: 'file_without_row', about: id, detail, isRepaired: isRepair });
    }
  }
}
