import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import type { Person } from '../../common/http/person';
import { BillingCustomers } from './billing-customers.service';
import { BillingPages } from './billing-pages.service';
import { CurrentPlan } from './current-plan.service';
import { PlanPrices } from './plan-prices.service';

/** Sends people to the provider's pages, and never to a second subscription. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly current: CurrentPlan,
    private readonly prices: PlanPrices,
    private readonly customers: BillingCustomers,
    private readonly pages: BillingPages,
  ) {}

  /**
   * Where to buy a plan; for a payer, where to confirm the change to it. Throws 409 for the plan one has, 422 for one
   * that nobody can buy, 503 without a provider.
   */
  async start(person: Person, planId: number): Promise<string> {
    const { plan, priceId } = await this.prices.sold(planId);
    const { holding, bought } = await this.current.read(person.id);
    if (holding.plan.id === planId) {
      throw new AppError('already_on_plan', `You are on the ${plan.name} plan already.`);
    }
    const customerId = await this.customers.ensure(person);
    if (bought) return this.pages.confirm(customerId, bought, { planId, priceId });
    return this.pages.checkout(person.id, customerId, { planId, priceId });
  }

  /** Where cards and invoices are; throws 409 for those who have never bought anything. */
  async portal(userId: string): Promise<string> {
    return this.pages.portal(await this.customers.get(userId));
  }
}
