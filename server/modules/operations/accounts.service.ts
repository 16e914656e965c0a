import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { eraseAccountJob } from '../../common/jobs/erase-account.job';
import { JobQueue } from '../../infra/queue/job-queue';
import { AuthService } from '../auth/auth.service';
import { SubscriptionEnding } from '../billing/subscription-ending.service';
import { AccountsRepository } from './accounts.repository';
import { WorkspaceErasure } from './workspace-erasure.service';

/** The end of an account (decisions 36). */
@Injectable()
export class AccountsService {
  constructor(
    private readonly repository: AccountsRepository,
    private readonly auth: AuthService,
    private readonly erasure: WorkspaceErasure,
    private readonly queue: JobQueue,
    private readonly subscriptions: SubscriptionEnding,
  ) {}

  /** Ends the subscription and signs the person out everywhere, at once; a job erases what they had. */
  async close(userId: string): Promise<void> {
    await this.assertOwnsNoTeam(userId);
    await this.subscriptions.endNow(userId);
    await this.repository.transaction(async () => {
      await this.auth.closeAccount(userId);
      // Again: a team may have been handed over meanwhile. From here on none can be.
      await this.assertOwnsNoTeam(userId);
      await this.queue.enqueue(eraseAccountJob, { userId });
    });
  }

  /** An erasure that ran out of tries begins again; one that waits or runs is left alone. */
  async eraseClosed(): Promise<void> {
    for (const userId of await this.repository.listClosedForSystem()) {
      await this.queue.enqueue(eraseAccountJob, { userId });
    }
  }

  /** Safe to repeat: it goes on where an earlier try ended. */
  async erase(userId: string, signal: AbortSignal): Promise<void> {
    // Again: a checkout that was open when the account was closed may have been paid since.
    await this.subscriptions.endNow(userId);
    for (const workspaceId of await this.repository.listOwnWorkspacesForSystem(userId)) {
      await this.erasure.erase(workspaceId, signal);
    }
    await this.repository.deleteUserForSystem(userId);
  }

  private async assertOwnsNoTeam(userId: string): Promise<void> {
    const [team] = await this.repository.listSharedTeamsForSystem(userId);
    if (team === undefined) return;
    throw new AppError(
      'owns_team',
      `You own the team ${team}, which has other members. Hand it over or delete it first.`,
    );
  }
}
