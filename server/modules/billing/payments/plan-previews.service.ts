import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { FREE_PLAN } from '../../../contract/plans';
import { ChangePreviews, type PreviewedInvoice } from '../../../infra/payments/change-previews';
import { CURRENCY } from '../../../infra/payments/catalogue';
import type { ProviderSubscription } from '../../../infra/payments/provider-subscription';
import { PlanLockService } from '../plans/plan-lock.service';
import type { PlanThings } from '../plans/plan-losses.repository';
import { PlanLossesService } from '../plans/plan-losses.service';
import type { PlanRow } from '../plans/plans.repository';
import { CurrentPlanService } from './current-plan.service';
import { PlanPricesService } from './plan-prices.service';

export interface PlanPreview {
  plan: PlanRow;
  direction: 'upgrade' | 'downgrade' | 'same' | 'cancel';
  invoice: PreviewedInvoice | null;
  /** Null when nothing is charged afterwards. */
  nextCents: number | null;
  currency: string;
  periodEnd: Date;
  locks: number;
  /** Things made with features that the plan does not have. */
  loses: PlanThings;
}

/** Previews the cost and the lock of a plan change before it is confirmed (docs/decisions.md#plan-changes). */
@Injectable()
export class PlanPreviewsService {
  constructor(
    private readonly current: CurrentPlanService,
    private readonly prices: PlanPricesService,
    private readonly previews: ChangePreviews,
    private readonly planLock: PlanLockService,
    private readonly losses: PlanLossesService,
  ) {}

  /** Throws 409 for people who pay for nothing: the card shows them the price. */
  async preview(person: PersonScope, planId: number): Promise<PlanPreview> {
    const { holding, bought } = await this.current.getBought(person);
    const periodEnd = bought.periodEnd;
    if (planId === FREE_PLAN.id) return this.cancellation(person, holding.plan, periodEnd);
    const { plan, priceId } = await this.prices.sold(planId);
    const direction = directionOf(holding.plan, plan);
    const invoice = direction === 'same' ? null : await this.previews.of(bought, priceId);
    return {
      plan,
      direction,
      invoice,
      nextCents: nextCents(plan, invoice, bought),
      currency: invoice?.currency ?? CURRENCY,
      periodEnd,
      locks: 0,
      loses: await this.losses.between(person, holding.plan, plan),
    };
  }

  private async cancellation(
    person: PersonScope,
    held: PlanRow,
    periodEnd: Date,
  ): Promise<PlanPreview> {
    const plan = await this.prices.getPlan(FREE_PLAN.id);
    return {
      plan,
      direction: 'cancel',
      invoice: null,
      nextCents: null,
      currency: CURRENCY,
      periodEnd,
      locks: await this.planLock.countLockable(person),
      loses: await this.losses.between(person, held, plan),
    };
  }
}

function directionOf(from: PlanRow, to: PlanRow): PlanPreview['direction'] {
  if (from.id === to.id) return 'same';
  return to.rank > from.rank ? 'upgrade' : 'downgrade';
}

/** Today's credit lowers the next invoice; a cancelled subscription continues once it is changed. */
function nextCents(
  plan: PlanRow,
  invoice: PreviewedInvoice | null,
  bought: ProviderSubscription,
): number | null {
  if (!invoice && bought.cancelAtPeriodEnd) return null;
  return Math.max(0, plan.priceCents + Math.min(0, invoice?.totalCents ?? 0));
}
