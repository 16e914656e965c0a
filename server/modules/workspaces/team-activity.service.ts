import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { Ids } from '../../common/ids';
import type { WorkspaceKind, WorkspaceRole, WorkspaceScope } from '../../common/workspace-scope';
import type { ActivityKind, ActivityQuery } from '../../contract/activity';
import { ACTIVITY_DAYS } from '../../contract/limits';
import { type ActivityRow, TeamActivityRepository } from './team-activity.repository';

export type { ActivityRow };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who acts, and where. */
interface Actor {
  workspaceId: string;
  userId: string;
  kind: WorkspaceKind;
}

interface Details {
  memberId?: string;
  screenshotId?: string;
  count?: number;
  role?: WorkspaceRole;
  name?: string;
}

/** What the members of a team may know of each other's doings, for 90 days. */
@Injectable()
export class TeamActivity {
  constructor(
    private readonly repository: TeamActivityRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** In the transaction of what was done. A personal space has nobody to tell. */
  async record(actor: Actor, kind: ActivityKind, details: Details = {}): Promise<void> {
    if (actor.kind === 'personal') return;
    const { memberId = null, screenshotId = null, count = 1, role = null, name = null } = details;
    const { workspaceId, userId: actorId } = actor;
    const entry = { workspaceId, actorId, kind, memberId, screenshotId, count, role, name };
    await this.repository.insert({ id: this.ids.uuid(), ...entry }, this.clock.now());
  }

  list(scope: WorkspaceScope, { limit, before }: ActivityQuery): Promise<ActivityRow[]> {
    const since = this.keptSince();
    return this.repository.list(scope, { limit, before: before ?? null, since });
  }

  async purge(): Promise<void> {
    await this.repository.purgeForSystem(this.keptSince());
  }

  private keptSince(): Date {
    return new Date(this.clock.now().getTime() - ACTIVITY_DAYS * DAY_MS);
  }
}
