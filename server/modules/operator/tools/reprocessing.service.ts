import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { parseVersion, type ReadingVersion } from '../../../common/reading-version';
import { isUuid } from '../../../common/ids';
import { mintSystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { AccountsAdminService } from '../../billing/plans/accounts-admin.service';
import { ReadingRequestsService } from '../../screenshots/reading/reading-requests.service';
import { ReprocessingRepository, type Selection } from './reprocessing.repository';

/** An operator's selection; null fields do not restrict it. */
export interface ReprocessRequest {
  ids: readonly string[];
  /** E-mail address or id: selects the personal workspace of this person. */
  user: string | null;
  /** Name or id. */
  team: string | null;
  isFailedOnly: boolean;
  /** Only what an older engine or older rules read: a version such as 2, 2.3 or now. */
  before: string | null;
}

const BATCH = 500;

/**
 * Queues images to be read again, as their owners could do one by one. It costs no allowance, because nothing is
 * uploaded.
 */
@Injectable()
export class ReprocessingService {
  private readonly system = mintSystemScope();

  constructor(
    private readonly repository: ReprocessingRepository,
    private readonly accounts: AccountsAdminService,
    private readonly readings: ReadingRequestsService,
  ) {}

  /** Throws 404 for an unknown person, team or id, before anything is queued. */
  async select(request: ReprocessRequest): Promise<{ selection: Selection; count: number }> {
    const selection = {
      ids: request.ids.length === 0 ? null : [...new Set(request.ids)],
      workspace: await this.workspaceOf(request),
      isFailedOnly: request.isFailedOnly,
      before: versionOf(request.before),
    };
    await this.assertThere(selection.ids ?? []);
    return { selection, count: await this.repository.count(this.system, selection) };
  }

  /** The number of screenshots in the selection that are not read yet. */
  countWaiting(selection: Selection): Promise<number> {
    return this.repository.countWaiting(this.system, selection);
  }

  /** Returns how many were queued; calls `onProgress` after each. */
  async run(selection: Selection, onProgress: (done: number) => void): Promise<number> {
    const urgency = selection.before === null ? 'soon' : 'whenever';
    let done = 0;
    let after: string | null = null;
    for (;;) {
      const rows = await this.repository.list(this.system, selection, { after, limit: BATCH });
      for (const { id, workspaceId } of rows) {
        await this.readings.request(this.system.workspace(workspaceId), id, urgency);
        onProgress((done += 1));
      }
      after = rows.at(-1)?.id ?? null;
      if (after === null || rows.length < BATCH) return done;
    }
  }

  private async assertThere(ids: readonly string[]): Promise<void> {
    const wellFormed = ids.filter(isUuid);
    const which = { ids: wellFormed, workspace: null, isFailedOnly: false, before: null };
    const page = { after: null, limit: wellFormed.length };
    const rows = await this.repository.list(this.system, which, page);
    const found = new Set(rows.map(({ id }) => id));
    const missing = ids.filter((id) => !found.has(id.toLowerCase()));
    if (missing.length === 0) return;
    throw new AppError('screenshot_not_found', `No screenshot has the id ${missing.join(', ')}.`);
  }

  private async workspaceOf({ user, team }: ReprocessRequest): Promise<WorkspaceScope | null> {
    if (team !== null) return this.system.workspace(await this.teamOf(team));
    if (user === null) return null;
    const { id, email } = await this.accounts.getAccount(user);
    const personal = await this.repository.findPersonal(this.system.person(id));
    if (personal !== null) return this.system.workspace(personal);
    throw new AppError('not_found', `${email} has stored nothing yet.`);
  }

  private async teamOf(team: string): Promise<string> {
    const which = isUuid(team) ? { id: team } : { name: team.trim() };
    const [id, ...others] = await this.repository.listTeams(this.system, which);
    if (id === undefined) throw new AppError('team_not_found', `There is no team ${team}.`);
    if (others.length === 0) return id;
    throw new AppError('invalid_input', `Several teams are called ${team}; name one by its id.`);
  }
}

function versionOf(text: string | null): ReadingVersion | null {
  const version = text === null ? null : parseVersion(text);
  if (version !== null || text === null) return version;
  throw new AppError('invalid_input', `${text} is no version such as 2, 2.3 or now.`);
}
