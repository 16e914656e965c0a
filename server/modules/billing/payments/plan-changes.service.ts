import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Ids } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import { FREE_PLAN } from '../../../contract/plans';
import { ProviderSubscriptions } from '../../../infra/payments/provider-subscriptions';
import { CurrentPlanService } from './current-plan.service';
import { PlanPricesService } from './plan-prices.service';

/** Changes of a subscription that people make in our own pages. */
@Injectable()
export class PlanChangesService {
  constructor(
    private readonly current: CurrentPlanService,
    private readonly prices: PlanPricesService,
    private readonly provider: ProviderSubscriptions,
    private readonly ids: Ids,
  ) {}

  /** Cancels at the end of the period; access lasts until then (docs/decisions.md#plan-changes). Safe to repeat. */
  async cancel(person: PersonScope): Promise<void> {
    const { bought } = await this.current.getBought(person);
    if (!bought.cancelAtPeriodEnd) await this.provider.setCancelled(bought, true);
    await this.current.refresh(person);
  }

  /** Withdraws a cancellation, or a downgrade that was scheduled for the end of the period. */
  async resume(person: PersonScope): Promise<void> {
    const { bought } = await this.current.getBought(person);
    if (bought.cancelAtPeriodEnd) await this.provider.setCancelled(bought, false);
    else await this.provider.release(bought);
    await this.current.refresh(person);
  }

  /** `now` is prorated and charged at once; on a 402 nothing has changed (as in `changeNow`). Changing to Free cancels. */
  async change(person: PersonScope, planId: number, when: 'now' | 'period_end'): Promise<void> {
    if (planId === FREE_PLAN.id) return this.cancel(person);
    const { plan, priceId } = await this.prices.sold(planId);
    const { holding, bought } = await this.current.getBought(person);
    if (holding.plan.id === planId) {
      throw new AppError('already_on_plan', `You are on the ${plan.name} plan already.`);
    }
    const price = { id: priceId, planId };
    if (when === 'now') await this.provider.changeNow(bought, price, `change-${this.ids.uuid()}`);
    else await this.provider.changeAtPeriodEnd(bought, price);
    await this.current.refresh(person);
  }
}
