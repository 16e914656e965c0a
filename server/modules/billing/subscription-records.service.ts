import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { Ids } from '../../common/ids';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { type BoughtSubscription, SubscriptionsRepository } from './subscriptions.repository';

/** What the provider was found to say about a person. */
export interface FoundState {
  customerId: string;
  /** Null when nothing that was bought lives. */
  live: BoughtSubscription | null;
  /** When the last one ended, where that is known. */
  endedAt: Date | null;
}

/** Writes down what the provider says; the only place where a plan begins or ends by purchase. */
@Injectable()
export class SubscriptionRecords {
  constructor(
    private readonly repository: SubscriptionsRepository,
    private readonly workspaces: WorkspacesService,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * False when somebody else wrote after `version` was read: then the provider has to be asked again. A fall to
   * Free locks what is beyond the first hundred, a purchase unlocks it at once (decisions 8).
   */
  write(
    userId: string,
    version: number,
    { customerId, live, endedAt }: FoundState,
  ): Promise<boolean> {
    const now = this.clock.now();
    return this.repository.transaction(async () => {
      if (!(await this.repository.claimVersion(userId, version))) return false;
      const had = await this.repository.hasLive(userId);
      await this.repository.endOthers(userId, live?.stripeSubscriptionId ?? null, now);
      if (live) {
        await this.repository.save(this.ids.uuid(), { userId, customerId }, live, now);
        await this.workspaces.unlock(userId);
      } else if (had && !(await this.repository.hasLive(userId))) {
        await this.workspaces.lock(userId, endedAt && endedAt < now ? endedAt : now);
      }
      return true;
    });
  }
}
