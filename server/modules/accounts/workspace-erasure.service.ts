import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { PurgeService } from '../screenshots/trash/purge.service';
import { MembershipsService } from '../workspaces/memberships.service';
import { AccountsRepository } from './accounts.repository';

const BATCH = 100;

/** Erases whole workspaces with everything in them. Safe to repeat: continues where an earlier attempt ended. */
@Injectable()
export class WorkspaceErasureService {
  constructor(
    private readonly repository: AccountsRepository,
    private readonly purge: PurgeService,
    private readonly memberships: MembershipsService,
  ) {}

  /** Accepts or refuses an upload that is under way, but never forgets its files. */
  async erase(scope: WorkspaceScope, signal?: AbortSignal): Promise<void> {
    do {
      while ((await this.purge.purgeWorkspace(scope, BATCH)) > 0) signal?.throwIfAborted();
    } while (!(await this.repository.deleteEmptyWorkspace(scope)));
  }

  /** Erases deleted teams that can no longer be restored; returns their number. */
  async eraseExpiredTeams(system: SystemScope): Promise<number> {
    const ids = await this.memberships.listExpiredTeams(system);
    for (const id of ids) await this.erase(system.workspace(id));
    return ids.length;
  }
}
