import { Injectable } from '@nestjs/common';
import { CounterDrift } from '../screenshots/counter-drift.service';
import { StoreCheckRepository } from './store-check.repository';
import type { StoreProblems } from './store-problems';

/** Whether the kept counters say what the rows say. */
@Injectable()
export class CounterCheck {
  constructor(
    private readonly drift: CounterDrift,
    private readonly repository: StoreCheckRepository,
  ) {}

  /**
   * Used allowance is no sum of rows: deleting gives nothing back, and an operator may have set it to zero. All that can
   * be wrong with it is a figure below zero.
   */
  async run(problems: StoreProblems, { isRepair }: { isRepair: boolean }): Promise<void> {
    const found = isRepair ? await this.drift.mend() : await this.drift.list();
    for (const { counter, workspaceId, key, kept, counted } of found) {
      const where = key === '' ? workspaceId : `${workspaceId}, ${key}`;
      const detail = `${counter} (${where}): kept ${kept}, counted ${counted}`;
      problems.add({ kind: 'counter_wrong', about: workspaceId, detail, isRepaired: isRepair });
    }
    for (const { key, used } of await this.repository.listNegativeUsageForSystem()) {
      const detail = `${used} uploads are counted`;
      problems.add({ kind: 'usage_wrong', about: key, detail, isRepaired: false });
    }
  }
}
