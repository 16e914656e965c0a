import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { Ids, isUuid } from '../../common/ids';
import type { LockWindow } from '../../common/lock-window';
import type { PersonalSpaceRow } from '../../common/http/person.decorator';
import type { PersonScope } from '../../common/person-scope';
import { type WorkspaceAccess, mintWorkspaceAccess } from '../../common/workspace-scope';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { isParentGone } from '../../infra/database/parent-gone';
import { notSignedIn } from '../auth/auth.service';
import { type MembershipRow, WorkspacesRepository } from './workspaces.repository';

/** A person of a request; other proofs come without the personal space. */
interface Requester extends PersonScope {
  personalSpace?: PersonalSpaceRow | null;
}

/** Decides which workspace a request may touch, and makes the proof of it. */
@Injectable()
export class WorkspacesService {
  constructor(
    private readonly repository: WorkspacesRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Resolves the requested workspace: `null` is the personal one, created at first use. A team that is absent,
   * malformed or foreign answers the same 404 (docs/decisions.md#not-found).
   */
  async resolve(person: Requester, teamId: string | null): Promise<WorkspaceAccess> {
    if (teamId === null) return this.personal(person);
    const scope = await this.enter(person, teamId);
    if (scope?.kind !== 'team') throw teamNotFound();
    return scope;
  }

  /** The scope of a known workspace, or null for people who are not members. */
  async enter(person: PersonScope, workspaceId: string): Promise<WorkspaceAccess | null> {
    if (!isUuid(workspaceId)) return null;
    const row = await this.repository.findMembership(person, workspaceId);
    return row && this.scopeOf(person, row);
  }

  /** For long answers: the scope with the present role and lock. Null once the session or the membership has ended. */
  async reenter(
    scope: WorkspaceAccess,
    isStillSignedIn: () => Promise<boolean>,
  ): Promise<WorkspaceAccess | null> {
    return (await isStillSignedIn()) ? this.enter(scope, scope.workspaceId) : null;
  }

  /**
   * For work that takes long after the scope was made: throws 404 when the membership has ended, and keeps it until the
   * transaction ends.
   */
  async hold(scope: WorkspaceAccess): Promise<void> {
    if (!(await this.repository.holdMembership(scope, scope.workspaceId))) throw teamNotFound();
  }

  /**
   * The scope of the workspace that holds a screenshot; null when there is none, and for people who are not members.
   */
  async enterAtScreenshot(
    person: PersonScope,
    screenshotId: string,
  ): Promise<WorkspaceAccess | null> {
    if (!isUuid(screenshotId)) return null;
    const row = await this.repository.findMembershipAtScreenshot(person, screenshotId);
    return row && this.scopeOf(person, row);
  }

  private async personal(person: Requester): Promise<WorkspaceAccess> {
    if (person.personalSpace) {
      const { userId: ownerId, personalSpace } = person;
      return this.scopeOf(person, { ...personalSpace, kind: 'personal', role: 'owner', ownerId });
    }
    const known = await this.repository.findPersonal(person);
    if (known) return this.scopeOf(person, known);
    await this.makePersonal(person);
    const made = await this.repository.findPersonal(person);
    if (!made) throw new Error('the personal space vanished while it was made');
    return this.scopeOf(person, made);
  }

  /** Nothing is locked where no plans are sold; the window stays in the row (docs/decisions.md#own-server). */
  private scopeOf({ userId }: PersonScope, row: MembershipRow): WorkspaceAccess {
    const { workspaceId, kind, role, ownerId } = row;
    const lock = this.config.billing.isOn ? lockOf(row) : null;
    return mintWorkspaceAccess({ userId, workspaceId, kind, role, ownerId, lock });
  }

  /** A request may outlive its account; then its session has ended, too. */
  private async makePersonal(person: PersonScope): Promise<void> {
    try {
      await this.repository.createPersonal(person, this.ids.uuid(), this.clock.now());
    } catch (error) {
      throw isParentGone(error) ? notSignedIn() : error;
    }
  }
}

/** The error for a workspace that was erased after its scope was made: the same as the person's next request gets. */
export function workspaceGone({ kind }: WorkspaceAccess): AppError {
  return kind === 'personal' ? notSignedIn() : teamNotFound();
}

const teamNotFound = () => new AppError('team_not_found', 'There is no such team.');

function lockOf(row: MembershipRow): LockWindow | null {
  const { lockAfterCreatedAt: createdAt, lockAfterId: id, lockUntil: until } = row;
  return createdAt && id && until ? { after: { createdAt, id }, until } : null;
}
