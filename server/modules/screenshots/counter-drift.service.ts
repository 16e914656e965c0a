import { Injectable } from '@nestjs/common';
import { CountersRepository } from './counters.repository';
import { type Drift, CounterDriftRepository } from './counter-drift.repository';

/** Looks whether the maintained counters still say what the rows say, and mends those that do not. */
@Injectable()
export class CounterDrift {
  constructor(
    private readonly repository: CounterDriftRepository,
    private readonly counters: CountersRepository,
  ) {}

  /** Empty when all is well; every entry is a fault of ours. */
  list(): Promise<Drift[]> {
    return this.repository.listForSystem();
  }

  /** Answers what was wrong before. */
  async mend(): Promise<Drift[]> {
    const found = await this.list();
    for (const workspaceId of new Set(found.map((drift) => drift.workspaceId))) {
      await this.rebuild(workspaceId);
    }
    return found;
  }

  /** Counts one workspace anew. */
  async rebuild(workspaceId: string): Promise<void> {
    await this.repository.transaction(async () => {
      await this.counters.lockForSystem(workspaceId);
      await this.repository.rebuildForSystem(workspaceId);
    });
  }
}
