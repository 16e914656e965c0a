import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import type { ProviderSubscription } from '../../infra/payments/provider-subscription';
import { type PlanHolding, PlanHoldings } from './plan-holdings.service';
import { SubscriptionSync } from './subscription-sync.service';

/** The plan of a person as the provider says at this moment: what every change of it begins with. */
@Injectable()
export class CurrentPlan {
  constructor(
    private readonly sync: SubscriptionSync,
    private readonly holdings: PlanHoldings,
  ) {}

  async read(
    userId: string,
  ): Promise<{ holding: PlanHolding; bought: ProviderSubscription | null }> {
    const bought = await this.sync.run(userId);
    return { bought, holding: await this.holdings.of(userId) };
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
