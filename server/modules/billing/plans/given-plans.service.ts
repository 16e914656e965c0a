import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import type { SystemScope } from '../../../common/system-scope';
import { FREE_PLAN } from '../../../contract/plans';
import { Transactions } from '../../../infra/database/transactions';
import { PlanLockService } from './plan-lock.service';
import type { PlanRow } from './plans.repository';
import { periodAt } from './period-at';
import type { AccountRow } from './accounts-admin.repository';
import { PlansAdminRepository } from './plans-admin.repository';

/** Plans that an operator gives: without payment and without an end. */
@Injectable()
export class GivenPlansService {
  constructor(
    private readonly repository: PlansAdminRepository,
    private readonly planLock: PlanLockService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Safe to repeat. A fall to Free locks and a plan unlocks, as with a bought plan (docs/decisions.md#plan-lock). */
  give(system: SystemScope, account: AccountRow, plan: PlanRow): Promise<void> {
    const person = system.person(account.id);
    return this.transactions.run(async () => {
      await this.repository.lockAccount(person);
      if (await this.repository.hasGiven(person, plan.id)) return;
      await this.assertNotBilled(person, account);
      const now = this.clock.now();
      const had = await this.repository.endLive(person, now);
      if (plan.id !== FREE_PLAN.id) return this.begin(person, plan, now);
      if (had) await this.planLock.lock(person, now);
    });
  }

  private async begin(person: PersonScope, plan: PlanRow, now: Date): Promise<void> {
    const { end } = periodAt(now, now);
    await this.repository.give(person, { id: this.ids.uuid(), planId: plan.id, start: now, end });
    await this.planLock.unlock(person);
  }

  /** Refuses, because the provider would continue to charge for a plan that the person no longer has. */
  private async assertNotBilled(person: PersonScope, { email }: AccountRow): Promise<void> {
    const billed = await this.repository.findBilledPlan(person);
    if (billed === null) return;
    throw new AppError(
      'invalid_input',
      `${email} pays for ${billed}. End that subscription at the payment provider first.`,
    );
  }
}
