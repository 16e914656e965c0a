import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import type { Person } from '../../../common/http/person.decorator';
import type { PersonScope } from '../../../common/person-scope';
import { BillingCustomersService } from './billing-customers.service';
import { BillingPagesService } from './billing-pages.service';
import { CurrentPlanService } from './current-plan.service';
import { PlanPricesService } from './plan-prices.service';

/** Sends people to the provider's pages and never opens a second subscription. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly current: CurrentPlanService,
    private readonly prices: PlanPricesService,
    private readonly customers: BillingCustomersService,
    private readonly pages: BillingPagesService,
  ) {}

  /**
   * Returns the address at which a plan is bought, or, for a payer, at which the change is confirmed. Throws 409 for
   * the current plan, 422 for a plan that is not for sale, 503 without a provider.
   */
  async start(person: Person, planId: number): Promise<string> {
    const { plan, priceId } = await this.prices.sold(planId);
    const { holding, bought } = await this.current.read(person);
    if (holding.plan.id === planId) {
      throw new AppError('already_on_plan', `You are on the ${plan.name} plan already.`);
    }
    const customerId = await this.customers.ensure(person);
    if (bought) return this.pages.confirm(customerId, bought, { planId, priceId });
    return this.pages.checkout(person.userId, customerId, { planId, priceId });
  }

  /** Returns the address for cards and invoices; throws 409 for people who have never bought anything. */
  async portal(person: PersonScope): Promise<string> {
    return this.pages.portal(await this.customers.get(person));
  }
}
