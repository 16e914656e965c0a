import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../../common/system-scope';
import { CounterDriftService } from '../../screenshots/counters/counter-drift.service';
import { StoreCheckRepository } from './store-check.repository';
import type { StoreProblems } from './store-problems';

/** Compares the maintained counters with the rows. */
@Injectable()
export class CounterCheckService {
  constructor(
    private readonly drift: CounterDriftService,
    private readonly repository: StoreCheckRepository,
  ) {}

  /**
   * Used allowance is not a sum of rows: deleting gives nothing back, and an operator may have reset it. So only a
   * negative figure is an error.
   */
  async run(
    system: SystemScope,
    problems: StoreProblems,
    { isRepair }: { isRepair: boolean },
  ): Promise<void> {
    const found = isRepair ? await this.drift.mend(system) : await this.drift.list(system);
    for (const { counter, workspaceId, key, kept, counted } of found) {
      const where = key === '' ? workspaceId : `${workspaceId}, ${key}`;
      const detail = `${counter} (${where}): kept ${kept}, counted ${counted}`;
      problems.add({ kind: 'counter_wrong', about: workspaceId, detail, isRepaired: isRepair });
    }
    for (const { key, used } of await this.repository.listNegativeUsage(system)) {
      const detail = `${used} uploads are counted`;
      problems.add({ kind: 'usage_wrong', about: key, detail, isRepaired: false });
    }
  }
}
