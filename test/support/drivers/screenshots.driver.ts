import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkspaceScope } from '../../../server/common/workspace-scope';
import { Transactions } from '../../../server/infra/database/transactions';
import { FileStorage } from '../../../server/infra/storage/file-storage';
import type { Drift } from '../../../server/modules/screenshots/counters/counter-drift.repository';
import { CounterDriftService } from '../../../server/modules/screenshots/counters/counter-drift.service';
import { TagLinksService } from '../../../server/modules/screenshots/labels/tag-links.service';
import { PurgeService } from '../../../server/modules/screenshots/trash/purge.service';
import { type RunningApp, scopeOf, SYSTEM } from './running-app';

/** Stored files, counters and the emptying of the trash. */
export class ScreenshotsDriver {
  constructor(private readonly app: Pick<RunningApp, 'nest' | 'config' | 'database'>) {}

  /** Every file of a screenshot, and the marks of uploads in progress. */
  async files(): Promise<string[]> {
    const names = await readdir(this.app.config.dataDir, { recursive: true });
    return names.filter((name) => /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.test(name));
  }

  /** Files of a screenshot that are still stored. */
  async filesOf(id: string): Promise<string[]> {
    return (await this.files()).filter((name) => name.includes(id));
  }

  /** Bytes of each of its files. */
  async sizesOf(id: string): Promise<number[]> {
    const names = await this.filesOf(id);
    return Promise.all(
      names.map(async (name) => (await stat(join(this.app.config.dataDir, name))).size),
    );
  }

  /** Destroys the stored original of a screenshot, as a failing disk would. */
  async loseFile(id: string): Promise<void> {
    await this.app.nest.get(FileStorage).remove([id]);
  }

  /** The scope that system work gets for the workspace of a screenshot. */
  scopeOf(id: string): Promise<WorkspaceScope> {
    return scopeOf(this.app, id);
  }

  /** Adds tags without a bound, as earlier versions did. */
  async addReadTags(id: string, names: readonly string[]): Promise<void> {
    const scope = await this.scopeOf(id);
    const links = this.app.nest.get(TagLinksService, { strict: false });
    const transactions = this.app.nest.get(Transactions, { strict: false });
    await transactions.run(() => links.replaceRead(scope, id, names));
  }

  /** Counters that differ from the rows. */
  drift(): Promise<Drift[]> {
    return this.app.nest.get(CounterDriftService).list(SYSTEM);
  }

  /** Runs the hourly purge of the trash. */
  purgeExpired(): Promise<number> {
    return this.app.nest.get(PurgeService).purgeExpired(SYSTEM);
  }
}
