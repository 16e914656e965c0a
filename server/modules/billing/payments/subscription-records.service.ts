import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import type { PersonScope } from '../../../common/person-scope';
import { Transactions } from '../../../infra/database/transactions';
import { PlanLockService } from '../plans/plan-lock.service';
import { type BoughtSubscription, SubscriptionsRepository } from './subscriptions.repository';

/** The state of a person as the provider reported it. */
export interface FoundState {
  customerId: string;
  /** Null when no bought subscription is live. */
  live: BoughtSubscription | null;
  /** The end of the last subscription, if known. */
  endedAt: Date | null;
}

/** Saves the provider's state. Only this class starts or ends a plan because of a purchase. */
@Injectable()
export class SubscriptionRecordsService {
  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly planLock: PlanLockService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns false when the row was written after `version` was read: the caller then asks the provider again. A fall to
   * Free sets the lock of the plan; a purchase removes it at once (docs/decisions.md#plan-lock).
   */
  write(
    person: PersonScope,
    version: number,
    { customerId, live, endedAt }: FoundState,
  ): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async () => {
      if (!(await this.repository.claimVersion(person, version))) return false;
      const had = await this.repository.hasLive(person);
      await this.repository.endOthers(person, live?.stripeSubscriptionId ?? null, now);
      if (live) {
        await this.repository.save(person, { id: this.ids.uuid(), customerId }, live, now);
        await this.planLock.unlock(person);
      } else if (had && !(await this.repository.hasLive(person))) {
        await this.planLock.lock(person, endedAt && endedAt < now ? endedAt : now);
      }
      return true;
    });
  }
}
