import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { Ids } from '../../common/ids';
import { FREE_PLAN_ID } from '../../contract/plans';
import { WorkspacesService } from '../workspaces/workspaces.service';
import type { PlanRow } from './billing.repository';
import { periodAt } from './period-at';
import { type AccountRow, PlansAdminRepository } from './plans-admin.repository';

/** Plans that an operator gives: without payment, and without end until they are taken away. */
@Injectable()
export class GivenPlans {
  constructor(
    private readonly repository: PlansAdminRepository,
    private readonly workspaces: WorkspacesService,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Safe to repeat. A fall to Free locks, and a plan unlocks, as with one that was bought (decisions 8). */
  give(account: AccountRow, plan: PlanRow): Promise<void> {
    return this.repository.transaction(async () => {
      await this.repository.lockAccount(account.id);
      if (await this.repository.hasGiven(account.id, plan.id)) return;
      await this.assertNotBilled(account);
      const now = this.clock.now();
      const had = await this.repository.endLive(account.id, now);
      if (plan.id !== FREE_PLAN_ID) return this.begin(account, plan, now);
      if (had) await this.workspaces.lock(account.id, now);
    });
  }

  private async begin({ id: userId }: AccountRow, plan: PlanRow, now: Date): Promise<void> {
    const { end } = periodAt(now, now);
    await this.repository.give(userId, { id: this.ids.uuid(), planId: plan.id, start: now, end });
    await this.workspaces.unlock(userId);
  }

  /** The provider would go on charging for a plan that nobody has any more. */
  private async assertNotBilled({ id, email }: AccountRow): Promise<void> {
    const billed = await this.repository.findBilledPlan(id);
    if (billed === null) return;
    throw new AppError(
      'invalid_input',
      `${email} pays for ${billed}. End that subscription at the payment provider first.`,
    );
  }
}
