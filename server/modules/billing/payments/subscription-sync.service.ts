import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import type { ProviderSubscription } from '../../../infra/payments/provider-subscription';
import { ProviderSubscriptions } from '../../../infra/payments/provider-subscriptions';
import { graceEnd } from '../plans/entitlements';
import { PlanPricesService } from './plan-prices.service';
import { SubscriptionRecordsService } from './subscription-records.service';
import { type BoughtSubscription, SubscriptionsRepository } from './subscriptions.repository';

/**
 * Give up after this many version conflicts. From the second on, the writer that caused one began to read after this call
 * did, so the stored state is as new as the one that could not be stored.
 */
const MOST_TRIES = 8;

/**
 * Reads the provider's present state and saves it. The last reading wins, so a repeated, late or reordered event
 * changes nothing (docs/decisions.md#provider-state).
 */
@Injectable()
export class SubscriptionSyncService {
  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly provider: ProviderSubscriptions,
    private readonly prices: PlanPricesService,
    private readonly records: SubscriptionRecordsService,
  ) {}

  /** Returns the live subscription at the provider, or null for people who pay for nothing. */
  async run(person: PersonScope): Promise<ProviderSubscription | null> {
    let live: ProviderSubscription | null = null;
    for (let tries = MOST_TRIES; tries > 0; tries -= 1) {
      const account = await this.repository.findAccount(person);
      if (!account?.customerId) return null;
      const { customerId, version } = account;
      const all = await this.provider.list(customerId);
      live = await this.keepOne(all);
      const written = await this.records.write(person, version, {
        customerId,
        live: live && (await this.bought(live)),
        endedAt: latest(all.map(({ endedAt }) => endedAt)),
      });
      if (written) break;
    }
    return live;
  }

  /**
   * Two live subscriptions are one too many: keeps the newest and credits the rest of the others
   * (docs/decisions.md#plan-changes).
   */
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
