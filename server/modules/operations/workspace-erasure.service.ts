import { Injectable } from '@nestjs/common';
import { PurgeService } from '../screenshots/purge.service';
import { Memberships } from '../workspaces/memberships.service';
import { AccountsRepository } from './accounts.repository';

const BATCH = 100;

/** Erases whole spaces with everything in them. Safe to repeat: it goes on where an earlier try ended. */
@Injectable()
export class WorkspaceErasure {
  constructor(
    private readonly repository: AccountsRepository,
    private readonly purge: PurgeService,
    private readonly memberships: Memberships,
  ) {}

  /** An upload that was on its way is let in or refused, but its files are never forgotten. */
  async erase(workspaceId: string, signal?: AbortSignal): Promise<void> {
    do {
      while ((await this.purge.purgeWorkspace(workspaceId, BATCH)) > 0) signal?.throwIfAborted();
    } while (!(await this.repository.deleteEmptyWorkspaceForSystem(workspaceId)));
  }

  /** Deleted teams whose time to be restored is over; answers how many went. */
  async eraseExpiredTeams(): Promise<number> {
    const ids = await this.memberships.listExpiredTeams();
    for (const id of ids) await this.erase(id);
    return ids.length;
  }
}
