import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { Ids, isUuid } from '../../common/ids';
import type { LockWindow } from '../../common/lock-window';
import { mintScope, type WorkspaceScope } from '../../common/workspace-scope';
import { isParentGone } from '../../infra/database/parent-gone';
import { notSignedIn } from '../auth/auth.service';
import { type MembershipRow, WorkspacesRepository } from './workspaces.repository';

/** Former subscribers keep their first hundred screenshots (spec §9, decisions 8). */
const KEPT_AFTER_FALL = 100;

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
    if (scope?.kind !== 'team') throw teamNotFound();
    return scope;
  }

  /** The scope of a known workspace, or null for those who are not members. */
  async enter(userId: string, workspaceId: string): Promise<WorkspaceScope | null> {
    if (!isUuid(workspaceId)) return null;
    const row = await this.repository.findMembership(userId, workspaceId);
    return row && scopeOf(userId, row);
  }

  /**
   * For what took its time since the scope was made: throws 404 when the membership has ended, and keeps it from
   * ending before the transaction does.
   */
  async hold({ userId, workspaceId }: WorkspaceScope): Promise<void> {
    if (!(await this.repository.holdMembership(userId, workspaceId))) throw teamNotFound();
  }

  /** The scope of the workspace that holds a screenshot; null where there is none, and for those who are not members. */
  async enterAtScreenshot(userId: string, screenshotId: string): Promise<WorkspaceScope | null> {
    if (!isUuid(screenshotId)) return null;
    const row = await this.repository.findMembershipAtScreenshot(userId, screenshotId);
    return row && scopeOf(userId, row);
  }

  /** After a fall to Free (decisions 8); inside the transaction that records it. */
  lock(userId: string, until: Date): Promise<void> {
    return this.repository.lockPersonal(userId, KEPT_AFTER_FALL, until);
  }

  unlock(userId: string): Promise<void> {
    return this.repository.unlockPersonal(userId);
  }

  countLocked(userId: string): Promise<number> {
    return this.repository.countLocked(userId);
  }

  /** How many a fall to Free would lock now. */
  countLockable(userId: string): Promise<number> {
    return this.repository.countBeyond(userId, KEPT_AFTER_FALL);
  }

  private async personal(userId: string): Promise<WorkspaceScope> {
    const known = await this.repository.findPersonal(userId);
    if (known) return scopeOf(userId, known);
    await this.makePersonal(userId);
    const made = await this.repository.findPersonal(userId);
    if (!made) throw new Error('the personal space vanished while it was made');
    return scopeOf(userId, made);
  }

  /** A request may outlive its account: then its session has ended, too. */
  private async makePersonal(userId: string): Promise<void> {
    try {
      await this.repository.createPersonal(this.ids.uuid(), userId, this.clock.now());
    } catch (error) {
      throw isParentGone(error) ? notSignedIn() : error;
    }
  }
}

/** For a space that was erased after its scope was made: what the next request of this person is answered. */
export function workspaceGone({ kind }: WorkspaceScope): AppError {
  return kind === 'personal' ? notSignedIn() : teamNotFound();
}

const teamNotFound = () => new AppError('team_not_found', 'There is no such team.');

function scopeOf(userId: string, row: MembershipRow): WorkspaceScope {
  const { workspaceId, kind, role, ownerId } = row;
  return mintScope({ userId, workspaceId, kind, role, ownerId, lock: lockOf(row) });
}

function lockOf(row: MembershipRow): LockWindow | null {
  const { lockAfterCreatedAt: createdAt, lockAfterId: id, lockUntil: until } = row;
  return createdAt && id && until ? { after: { createdAt, id }, until } : null;
}
