import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { FREE_PLAN } from '../../../contract/plans';
import { Catalogue } from '../../../infra/payments/catalogue';
import { StripeClient } from '../../../infra/payments/stripe-client';
import { PlansRepository, type PlanRow } from '../plans/plans.repository';

interface Priced {
  priceId: string;
  /** The plan that the price or the purchase itself names. */
  planId: number | null;
}

/** Maps plans to the provider's prices and back. */
@Injectable()
export class PlanPricesService {
  constructor(
    private readonly repository: PlansRepository,
    private readonly catalogue: Catalogue,
    private readonly stripe: StripeClient,
  ) {}

  /** Throws 404 for an unknown plan, 422 for one that is not for sale, 503 where nothing is sold. */
  async sold(planId: number): Promise<{ plan: PlanRow; priceId: string }> {
    const plan = await this.getPlan(planId);
    if (!this.stripe.isConfigured) {
      throw new AppError('payments_not_configured', 'Plans cannot be bought on this server.');
    }
    const priceId =
      plan.isActive && plan.id !== FREE_PLAN.id && (await this.catalogue.priceOf(plan));
    if (priceId) return { plan, priceId };
    throw new AppError('plan_not_for_sale', `The ${plan.name} plan cannot be bought.`);
  }

  async getPlan(planId: number): Promise<PlanRow> {
    const plan = await this.repository.findPlan(planId);
    if (!plan) throw new AppError('not_found', 'There is no such plan.');
    return plan;
  }

  /**
   * Uses today's price list first, because the metadata of a purchase may be outdated. Null for a price that the list does
   * not have and that names no plan, such as one that was made by hand at the provider.
   */
  async findPlanOf({ priceId, planId }: Priced): Promise<PlanRow | null> {
    const plans = await this.repository.listAllPlans();
    for (const plan of plans) {
      if ((await this.catalogue.priceOf(plan)) === priceId) return plan;
    }
    return plans.find(({ id }) => id === planId) ?? null;
  }
}
