import { Injectable } from '@nestjs/common';
import type { ProviderSubscription } from '../../infra/payments/provider-subscription';
import { ProviderSubscriptions } from '../../infra/payments/provider-subscriptions';
import { graceEnd } from './entitlements';
import { PlanPrices } from './plan-prices.service';
import { SubscriptionRecords } from './subscription-records.service';
import { type BoughtSubscription, SubscriptionsRepository } from './subscriptions.repository';

/** Somebody who is told so often that others wrote meanwhile is not alone; their word is as new as ours. */
const MOST_TRIES = 8;

/**
 * Reads the provider's present state and writes it down. Whatever happened, in whatever order it was told: the last
 * reading wins, so a repeated or late event changes nothing (decisions 10).
 */
@Injectable()
export class SubscriptionSync {
  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly provider: ProviderSubscriptions,
    private readonly prices: PlanPrices,
    private readonly records: SubscriptionRecords,
  ) {}

  /** The subscription that lives at the provider, null for those who pay for nothing. */
  async run(userId: string): Promise<ProviderSubscription | null> {
    for (let tries = MOST_TRIES; tries > 0; tries -= 1) {
      const account = await this.repository.findAccount(userId);
      if (!account?.customerId) return null;
      const { customerId, version } = account;
      const all = await this.provider.list(customerId);
      const live = await this.keepOne(all);
      const written = await this.records.write(userId, version, {
        customerId,
        live: live && (await this.bought(live)),
        endedAt: latest(all.map(({ endedAt }) => endedAt)),
      });
      if (written) return live;
    }
    throw new Error(`the billing state of ${userId} changed too often to be read`);
  }

  /** Two that live are one too many: the newest stays, and the rest of the others is credited (decisions 9). */
  private async keepOne(
    all: readonly ProviderSubscription[],
  ): Promise<ProviderSubscription | null> {
    const [kept, ...extra] = all.filter(
      ({ status }) => status === 'active' || status === 'past_due',
    );
    for (const other of extra) await this.provider.end(other);
    return kept ?? null;
  }

  private async bought(live: ProviderSubscription): Promise<BoughtSubscription> {
    const [plan, next] = await Promise.all([
      this.prices.planOf(live),
      this.provider.scheduled(live),
    ]);
    const isPastDue = live.status === 'past_due';
    return {
      stripeSubscriptionId: live.id,
      planId: plan.id,
      status: isPastDue ? 'past_due' : 'active',
      periodStart: live.periodStart,
      periodEnd: live.periodEnd,
      cancelAtPeriodEnd: live.cancelAtPeriodEnd,
      graceEndsAt: isPastDue ? graceEnd(live.periodStart) : null,
      scheduled: next && { planId: (await this.prices.planOf(next)).id, at: next.at },
    };
  }
}

function latest(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
