import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import type { PersonScope } from '../../../common/person-scope';
import type { ProviderSubscription } from '../../../infra/payments/provider-subscription';
import { type PlanHolding, PlanHoldingsService } from '../plans/plan-holdings.service';
import { SubscriptionEndingService } from './subscription-ending.service';
import { SubscriptionSyncService } from './subscription-sync.service';

/** Reads the present plan of a person from the provider. Every change of a plan starts with this. */
@Injectable()
export class CurrentPlanService {
  constructor(
    private readonly sync: SubscriptionSyncService,
    private readonly holdings: PlanHoldingsService,
    private readonly ending: SubscriptionEndingService,
  ) {}

  async read(
    person: PersonScope,
  ): Promise<{ holding: PlanHolding; bought: ProviderSubscription | null }> {
    const bought = await this.sync.run(person);
    const holding = await this.holdings.of(person);
    if (bought?.status !== 'past_due' || holding.subscription) return { bought, holding };
    // The grace period is over: an unpaid subscription must not block a new purchase.
    await this.ending.endNow(person);
    return { bought: null, holding };
  }

  /** Throws 409 for people without a paid subscription. */
  async getBought(
    person: PersonScope,
  ): Promise<{ holding: PlanHolding; bought: ProviderSubscription }> {
    const { holding, bought } = await this.read(person);
    if (bought) return { holding, bought };
    throw new AppError('no_subscription', 'You have no paid subscription.');
  }

  /** Reads the provider's state again after a change. */
  async refresh(person: PersonScope): Promise<void> {
    await this.sync.run(person);
  }
}
