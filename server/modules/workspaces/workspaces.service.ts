import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { Ids, isUuid } from '../../common/ids';
import { mintScope, type WorkspaceScope } from '../../common/workspace-scope';
import { type MembershipRow, WorkspacesRepository } from './workspaces.repository';

/** The only maker of scopes: here is decided who may look into which space. */
@Injectable()
export class WorkspacesService {
  constructor(
    private readonly repository: WorkspacesRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * The space a person asks for: `null` is the personal one, made at first use. A team that is absent, malformed
   * or somebody else's answers the same 404 (decisions 30).
   */
  async resolve(userId: string, teamId: string | null): Promise<WorkspaceScope> {
    if (teamId === null) return this.personal(userId);
    const scope = await this.enter(userId, teamId);
    if (scope?.kind !== 'team') throw new AppError('team_not_found', 'There is no such team.');
    return scope;
  }

  /** The scope of a known workspace, or null for those who are not members. */
  async enter(userId: string, workspaceId: string): Promise<WorkspaceScope | null> {
    if (!isUuid(workspaceId)) return null;
    const row = await this.repository.findMembership(userId, workspaceId);
    return row && scopeOf(userId, row);
  }

  private async personal(userId: string): Promise<WorkspaceScope> {
    const known = await this.repository.findPersonal(userId);
    if (known) return scopeOf(userId, known);
    await this.repository.createPersonal(this.ids.uuid(), userId, this.clock.now());
    const made = await this.repository.findPersonal(userId);
    if (!made) throw new Error('the personal space vanished while it was made');
    return scopeOf(userId, made);
  }
}

function scopeOf(userId: string, row: MembershipRow): WorkspaceScope {
  return mintScope({ userId, ...row });
}
