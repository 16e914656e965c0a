import { Injectable, Logger } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { isLive, type ProviderSubscription } from '../../../infra/payments/provider-subscription';
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

interface KnownSubscription {
  live: ProviderSubscription;
  planId: number;
}

/**
 * Reads the provider's present state and saves it. The last reading wins, so a repeated, late or reordered event
 * changes nothing (docs/decisions.md#provider-state).
 */
@Injectable()
export class SubscriptionSyncService {
  private readonly logger = new Logger(SubscriptionSyncService.name);

  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly provider: ProviderSubscriptions,
    private readonly prices: PlanPricesService,
    private readonly records: SubscriptionRecordsService,
  ) {}

  /**
   * Returns the live subscription at the provider, or null for people who pay for nothing. One whose price is unknown keeps
   * the plan that is stored for it; where none is, it is no purchase of a plan.
   */
  async run(person: PersonScope): Promise<ProviderSubscription | null> {
    let kept: KnownSubscription | null = null;
    for (let tries = MOST_TRIES; tries > 0; tries -= 1) {
      const account = await this.repository.findAccount(person);
      if (!account?.customerId) return null;
      const { customerId, version } = account;
      const all = await this.provider.list(customerId);
      kept = await this.keepOne(person, all);
      const written = await this.records.write(person, version, {
        customerId,
        live: kept && (await this.bought(kept)),
        endedAt: latest(all.map(({ endedAt }) => endedAt)),
      });
      if (written) break;
    }
    return kept && kept.live;
  }

  /**
   * Two live subscriptions are one too many: keeps the newest and credits the rest of the others
   * (docs/decisions.md#plan-changes).
   */
  private async keepOne(
    person: PersonScope,
    all: readonly ProviderSubscription[],
  ): Promise<KnownSubscription | null> {
    const known: KnownSubscription[] = [];
    for (const live of all.filter(isLive)) {
      const planId =
        (await this.findPlan(live, live)) ??
        (await this.repository.findStoredPlan(person, live.id));
      if (planId !== null) known.push({ live, planId });
    }
    const [kept, ...extra] = known;
    for (const { live } of extra) await this.provider.end(live);
    return kept ?? null;
  }

  private async bought({ live, planId }: KnownSubscription): Promise<BoughtSubscription> {
    const next = await this.provider.scheduled(live);
    const nextPlanId = next && (await this.findPlan(live, next));
    const isPastDue = live.status === 'past_due';
    return {
      stripeSubscriptionId: live.id,
      planId,
      status: isPastDue ? 'past_due' : 'active',
      periodStart: live.periodStart,
      periodEnd: live.periodEnd,
      cancelAtPeriodEnd: live.cancelAtPeriodEnd,
      graceEndsAt: isPastDue ? graceEnd(live.periodStart) : null,
      scheduled: next && nextPlanId ? { planId: nextPlanId, at: next.at } : null,
    };
  }

  /** The log tells operators which price their list lacks. */
  private async findPlan(
    { id }: ProviderSubscription,
    priced: { priceId: string; planId: number | null },
  ): Promise<number | null> {
    const plan = await this.prices.findPlanOf(priced);
    if (!plan) this.logger.warn(`no plan is sold at ${priced.priceId}, the price of ${id}`);
    return plan && plan.id;
  }
}

function latest(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
