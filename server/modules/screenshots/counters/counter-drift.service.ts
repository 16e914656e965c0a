import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Transactions } from '../../../infra/database/transactions';
import { CountersRepository } from './counters.repository';
import { type Drift, CounterDriftRepository } from './counter-drift.repository';

/** Compares the maintained counters with the rows and repairs those that differ. */
@Injectable()
export class CounterDriftService {
  constructor(
    private readonly repository: CounterDriftRepository,
    private readonly counters: CountersRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Empty when all counters are right; every entry is a bug in this program. */
  list(system: SystemScope): Promise<Drift[]> {
    return this.repository.list(system);
  }

  /** Repairs the counters; returns the differences found. */
  async mend(system: SystemScope): Promise<Drift[]> {
    const found = await this.list(system);
    for (const workspaceId of new Set(found.map((drift) => drift.workspaceId))) {
      await this.rebuild(system.workspace(workspaceId));
    }
    return found;
  }

  /** Recounts one workspace. */
  async rebuild(scope: WorkspaceScope): Promise<void> {
    await this.transactions.run(async () => {
      await this.counters.lockWorkspace(scope);
      await this.repository.rebuild(scope);
    });
  }
}
