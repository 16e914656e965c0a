import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { ProviderSubscriptions } from '../../infra/payments/provider-subscriptions';
import { SubscriptionSync } from './subscription-sync.service';
import { SubscriptionsRepository } from './subscriptions.repository';

const PAGE = 100;
const EVENTS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** What happens to subscriptions without anybody asking; safe to run at any time and twice. */
@Injectable()
export class SubscriptionUpkeep {
  private readonly logger = new Logger(SubscriptionUpkeep.name);

  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly provider: ProviderSubscriptions,
    private readonly sync: SubscriptionSync,
    private readonly clock: Clock,
  ) {}

  /** Grace that is over, and periods that ended without word from the provider (decisions 9). */
  async endLapsed(): Promise<void> {
    const now = this.clock.now();
    for (const userId of await this.repository.listLapsedForSystem(now)) {
      await this.attempt(userId, async () => {
        const live = await this.sync.run(userId);
        // Still unpaid: otherwise the provider would go on trying the card of somebody who is on Free.
        if (live?.status !== 'past_due' || live.cancelAtPeriodEnd) return;
        await this.provider.end(live);
        await this.sync.run(userId);
      });
    }
  }

  /** Nightly: everybody's state is read anew, for the events that never came (decisions 10). */
  async reconcile(): Promise<number> {
    let count = 0;
    let after: string | null = null;
    for (;;) {
      const page = await this.repository.listAccountsForSystem(after, PAGE);
      for (const userId of page) await this.attempt(userId, () => this.sync.run(userId));
      count += page.length;
      after = page.at(-1) ?? null;
      if (page.length < PAGE) break;
    }
    const now = this.clock.now().getTime();
    await this.repository.forgetEventsBefore(new Date(now - EVENTS_KEPT_MS));
    return count;
  }

  /** One person's trouble is not the others'; the next turn tries again. */
  private async attempt(userId: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn(`the subscription of ${userId} was not read: ${(error as Error).message}`);
    }
  }
}
