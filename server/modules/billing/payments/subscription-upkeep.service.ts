import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import type { PersonScope } from '../../../common/person-scope';
import type { SystemScope } from '../../../common/system-scope';
import { ProviderSubscriptions } from '../../../infra/payments/provider-subscriptions';
import { graceEnd } from '../plans/entitlements';
import { SubscriptionSyncService } from './subscription-sync.service';
import { SubscriptionsRepository } from './subscriptions.repository';
import { DAY_MS } from '../../../contract/limits';

const PAGE = 100;
const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Scheduled work on subscriptions; safe to run at any time and to repeat. */
@Injectable()
export class SubscriptionUpkeepService {
  private readonly logger = new Logger(SubscriptionUpkeepService.name);

  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly provider: ProviderSubscriptions,
    private readonly sync: SubscriptionSyncService,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends expired grace periods, and periods that ended without an event from the provider
   * (docs/decisions.md#plan-changes).
   */
  async endLapsed(system: SystemScope): Promise<void> {
    const now = this.clock.now();
    for (const userId of await this.repository.listLapsed(system, now)) {
      const person = system.person(userId);
      await this.attempt(person, async () => {
        const live = await this.sync.run(person);
        // A cancelled one, too: the provider would otherwise retry the card of a person on Free until the period ends.
        if (live?.status !== 'past_due' || now < graceEnd(live.periodStart)) return;
        await this.provider.end(live);
        await this.sync.run(person);
      });
    }
  }

  /**
   * Reads the state of every customer again, for events that were never delivered (docs/decisions.md#provider-state).
   */
  async reconcile(system: SystemScope): Promise<number> {
    let count = 0;
    let after: string | null = null;
    for (;;) {
      const page = await this.repository.listAccounts(system, after, PAGE);
      for (const userId of page) {
        const person = system.person(userId);
        await this.attempt(person, () => this.sync.run(person));
      }
      count += page.length;
      after = page.at(-1) ?? null;
      if (page.length < PAGE) break;
    }
    const now = this.clock.now().getTime();
    await this.repository.forgetEventsBefore(system, new Date(now - EVENTS_KEPT_MS));
    return count;
  }

  /** A failure for one person does not stop the others; the next run tries again. */
  private async attempt({ userId }: PersonScope, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn(`the subscription of ${userId} was not read: ${(error as Error).message}`);
    }
  }
}
