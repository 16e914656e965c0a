import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Ids } from '../../common/ids';
import { FREE_PLAN_ID } from '../../contract/plans';
import { ProviderSubscriptions } from '../../infra/payments/provider-subscriptions';
import { CurrentPlan } from './current-plan.service';
import { PlanPrices } from './plan-prices.service';

/** Changes of a subscription that a person asks for in our own pages. */
@Injectable()
export class PlanChanges {
  constructor(
    private readonly current: CurrentPlan,
    private readonly prices: PlanPrices,
    private readonly provider: ProviderSubscriptions,
    private readonly ids: Ids,
  ) {}

  /** At the end of the period; access lasts until then (decisions 9). Safe to repeat. */
  async cancel(userId: string): Promise<void> {
    const { bought } = await this.current.getBought(userId);
    if (!bought.cancelAtPeriodEnd) await this.provider.setCancelled(bought, true);
    await this.current.refresh(userId);
  }

  /** Takes a cancellation back, or a smaller plan that was chosen for the end of the period. */
  async resume(userId: string): Promise<void> {
    const { bought } = await this.current.getBought(userId);
    if (bought.cancelAtPeriodEnd) await this.provider.setCancelled(bought, false);
    else await this.provider.release(bought);
    await this.current.refresh(userId);
  }

  /** Now means prorated and charged at once; 402 changes nothing. Free is a cancellation. */
  async change(userId: string, planId: number, when: 'now' | 'period_end'): Promise<void> {
    if (planId === FREE_PLAN_ID) return this.cancel(userId);
    const { plan, priceId } = await this.prices.sold(planId);
    const { holding, bought } = await this.current.getBought(userId);
    if (holding.plan.id === planId) {
      throw new AppError('already_on_plan', `You are on the ${plan.name} plan already.`);
    }
    const price = { id: priceId, planId };
    if (when === 'now') await this.provider.changeNow(bought, price, `change-${this.ids.uuid()}`);
    else await this.provider.changeAtPeriodEnd(bought, price);
    await this.current.refresh(userId);
  }
}
