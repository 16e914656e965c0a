import { Injectable } from '@nestjs/common';
import { FREE_PLAN_ID } from '../../contract/plans';
import { ChangePreviews, type PreviewedInvoice } from '../../infra/payments/change-previews';
import { CURRENCY } from '../../infra/payments/catalogue';
import type { ProviderSubscription } from '../../infra/payments/provider-subscription';
import { WorkspacesService } from '../workspaces/workspaces.service';
import type { PlanRow } from './billing.repository';
import { CurrentPlan } from './current-plan.service';
import { PlanPrices } from './plan-prices.service';

export interface PlanPreview {
  plan: PlanRow;
  direction: 'upgrade' | 'downgrade' | 'same' | 'cancel';
  invoice: PreviewedInvoice | null;
  /** Null when nothing is charged afterwards. */
  nextCents: number | null;
  currency: string;
  periodEnd: Date;
  locks: number;
}

/** What a change of plan would cost and lock, before anything is confirmed (decisions 9). */
@Injectable()
export class PlanPreviews {
  constructor(
    private readonly current: CurrentPlan,
    private readonly prices: PlanPrices,
    private readonly previews: ChangePreviews,
    private readonly workspaces: WorkspacesService,
  ) {}

  /** Throws 409 for those who pay for nothing: they see the price on the card. */
  async preview(userId: string, planId: number): Promise<PlanPreview> {
    const { holding, bought } = await this.current.getBought(userId);
    const periodEnd = bought.periodEnd;
    if (planId === FREE_PLAN_ID) return this.cancellation(userId, periodEnd);
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
    };
  }

  private async cancellation(userId: string, periodEnd: Date): Promise<PlanPreview> {
    return {
      plan: await this.prices.getPlan(FREE_PLAN_ID),
      direction: 'cancel',
      invoice: null,
      nextCents: null,
      currency: CURRENCY,
      periodEnd,
      locks: await this.workspaces.countLockable(userId),
    };
  }
}

function directionOf(from: PlanRow, to: PlanRow): PlanPreview['direction'] {
  if (from.id === to.id) return 'same';
  return to.priceCents > from.priceCents ? 'upgrade' : 'downgrade';
}

/** A credit of today lowers the next invoice; one that was cancelled goes on once it is changed. */
function nextCents(
  plan: PlanRow,
  invoice: PreviewedInvoice | null,
  bought: ProviderSubscription,
): number | null {
  if (!invoice && bought.cancelAtPeriodEnd) return null;
  return Math.max(0, plan.priceCents + Math.min(0, invoice?.totalCents ?? 0));
}
