import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { Ids } from '../../common/ids';
import type { SystemScope } from '../../common/system-scope';
import type {
  WorkspaceAccess,
  WorkspaceKind,
  WorkspaceRole,
  WorkspaceScope,
} from '../../common/workspace-scope';
import type { ActivityKind, ActivityQuery } from '../../contract/activity';
import { ACTIVITY_DAYS, DAY_MS } from '../../contract/limits';
import { ListAnnouncementsService } from './list-announcements.service';
import { type ActivityRow, TeamActivityRepository } from './team-activity.repository';

export type { ActivityRow };

/** An actor without access: somebody who answers an invite, or nobody. */
interface Outsider {
  scope: WorkspaceScope;
  /** Null where no person did it. */
  userId: string | null;
  kind: WorkspaceKind;
}

interface Details {
  memberId?: string;
  screenshotId?: string;
  count?: number;
  role?: WorkspaceRole;
  name?: string;
}

/** After these the page of the team shows something else. */
const TEAM_KINDS: ReadonlySet<ActivityKind> = new Set<ActivityKind>([
  'renamed_team',
  'described_team',
  'handed_over',
  'invited',
  'revoked_invite',
  'declined_invite',
  'joined',
  'left',
  'removed_member',
  'changed_role',
]);

/** The activity that members of a team can see, kept for `ACTIVITY_DAYS`. */
@Injectable()
export class TeamActivityService {
  constructor(
    private readonly repository: TeamActivityRepository,
    private readonly lists: ListAnnouncementsService,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Runs in the transaction of the action. A personal workspace has no activity. */
  async record(
    actor: WorkspaceAccess | Outsider,
    kind: ActivityKind,
    details: Details = {},
  ): Promise<void> {
    if (actor.kind === 'personal') return;
    const { memberId = null, screenshotId = null, count = 1, role = null, name = null } = details;
    const scope = 'scope' in actor ? actor.scope : actor;
    const entry = { actorId: actor.userId, kind, memberId, screenshotId, count, role, name };
    await this.repository.insert(scope, { id: this.ids.uuid(), ...entry }, this.clock.now());
    if (!TEAM_KINDS.has(kind)) return;
    await this.lists.announce([{ workspaceId: scope.workspaceId, list: 'team' }]);
  }

  list(scope: WorkspaceAccess, { limit, before }: ActivityQuery): Promise<ActivityRow[]> {
    const since = this.keptSince();
    return this.repository.list(scope, { limit, before: before ?? null, since });
  }

  async purge(system: SystemScope): Promise<number> {
    return this.repository.purge(system, this.keptSince());
  }

  private keptSince(): Date {
    return new Date(this.clock.now().getTime() - ACTIVITY_DAYS * DAY_MS);
  }
}
