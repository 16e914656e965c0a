import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { Person } from '../../common/http/person.decorator';
import type { TeamRole } from '../../contract/team-roles';
import { TeamActivityService } from '../workspaces/team-activity.service';
import { invitableRoles } from './invite-right';
import { invitedAddress } from './invited-address';
import { InvitesRepository } from './invites.repository';

/**
 * Ends invites whose senders lose the right to send them. Each method runs inside the transaction that takes the right
 * away.
 */
@Injectable()
export class InviteEndingsService {
  constructor(
    private readonly repository: InvitesRepository,
    private readonly activity: TeamActivityService,
  ) {}

  /**
   * Revokes this person's invites that their new role could not send. `role` is null for a person who left the team.
   */
  async afterRole(scope: WorkspaceAccess, userId: string, role: TeamRole | null): Promise<void> {
    const kept = role === null ? [] : invitableRoles(role);
    for (const ended of await this.repository.removeSentBy(scope, userId, kept)) {
      await this.activity.record(scope, 'revoked_invite', { role: ended });
    }
  }

  /** Revokes invites that a closed account sent, and those to its address, in every team. */
  async afterAccount(person: Person): Promise<void> {
    await this.repository.removeOfAccount(person, invitedAddress(person.email));
  }
}
