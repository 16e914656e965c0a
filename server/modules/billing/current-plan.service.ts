import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import type { ProviderSubscription } from '../../infra/payments/provider-subscription';
import { type PlanHolding, PlanHoldings } from './plan-holdings.service';
import { SubscriptionEnding } from './subscription-ending.service';
import { SubscriptionSync } from './subscription-sync.service';

/** The plan of a person as the provider says at this moment: what every change of it begins with. */
@Injectable()
export class CurrentPlan {
  constructor(
    private readonly sync: SubscriptionSync,
    private readonly holdings: PlanHoldings,
    private readonly ending: SubscriptionEnding,
  ) {}

  async read(
    userId: string,
  ): Promise<{ holding: PlanHolding; bought: ProviderSubscription | null }> {
    const bought = await this.sync.run(userId);
    const holding = await this.holdings.of(userId);
    if (bought?.status !== 'past_due' || holding.subscription) return { bought, holding };
    // The grace is over: what nobody paid for must not stand in the way of a new purchase.
    await this.ending.endNow(userId);
    return { bought: null, holding };
  }

  /** Throws 409 for those who pay for nothing. */
  async getBought(userId: string): Promise<{ holding: PlanHolding; bought: ProviderSubscription }> {
    const { holding, bought } = await this.read(userId);
    if (bought) return { holding, bought };
    throw new AppError('no_subscription', 'You have no paid subscription.');
  }

  /** After a change: what the provider made of it. */
  async refresh(userId: string): Promise<void> {
    await this.sync.run(userId);
  }
}
