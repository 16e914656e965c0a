import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import type { Person } from '../../common/http/person.decorator';
import { eraseAccountJob } from '../../common/jobs/erase-account.job';
import type { PersonScope } from '../../common/person-scope';
import type { SystemScope } from '../../common/system-scope';
import { JobQueue } from '../../infra/queue/job-queue';
import { Transactions } from '../../infra/database/transactions';
import { AuthService } from '../auth/auth.service';
import { SubscriptionEndingService } from '../billing/payments/subscription-ending.service';
import { InviteEndingsService } from '../teams/invite-endings.service';
import { AccountsRepository } from './accounts.repository';
import { WorkspaceErasureService } from './workspace-erasure.service';

/** Closes accounts (docs/decisions.md#account-end). */
@Injectable()
export class AccountsService {
  constructor(
    private readonly repository: AccountsRepository,
    private readonly auth: AuthService,
    private readonly invites: InviteEndingsService,
    private readonly erasure: WorkspaceErasureService,
    private readonly queue: JobQueue,
    private readonly subscriptions: SubscriptionEndingService,
    private readonly transactions: Transactions,
  ) {}

  /** Ends all subscriptions and sessions at once. A job then erases the data. */
  async close(person: Person): Promise<void> {
    await this.assertOwnsNoTeam(person);
    await this.subscriptions.endAll(person);
    await this.transactions.run(async () => {
      await this.auth.closeAccount(person);
      await this.invites.afterAccount(person);
      // Checks again, because a team may have been handed over meanwhile. From here on none can be.
      await this.assertOwnsNoTeam(person);
      await this.queue.enqueue(eraseAccountJob, { userId: person.userId });
    });
  }

  /** Queues accounts whose erasure used up its attempts. An erasure that waits or runs is left alone. */
  async eraseClosed(system: SystemScope): Promise<void> {
    for (const userId of await this.repository.listClosed(system)) {
      await this.queue.enqueue(eraseAccountJob, { userId });
    }
  }

  /**
   * Erases the person's own spaces. Their comments in teams stay without an author (docs/decisions.md#comments). Safe to
   * repeat: continues where an earlier attempt ended.
   */
  async erase(system: SystemScope, userId: string, signal: AbortSignal): Promise<void> {
    const person = system.person(userId);
    // Checks again, because a checkout that was open at the closing may have been paid since.
    await this.subscriptions.endAll(person);
    for (const workspaceId of await this.repository.listOwnWorkspaces(person)) {
      await this.erasure.erase(system.workspace(workspaceId), signal);
    }
    await this.repository.deleteUser(system, userId);
  }

  private async assertOwnsNoTeam(person: PersonScope): Promise<void> {
    const [team] = await this.repository.listSharedTeams(person);
    if (team === undefined) return;
    throw new AppError(
      'owns_team',
      `You own the team ${team}, which has other members. Hand it over or delete it first.`,
    );
  }
}
