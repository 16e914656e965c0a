import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { isUuid } from '../../common/ids';
import { PlansAdmin } from '../billing/plans-admin.service';
import { ReadingsService } from '../screenshots/readings.service';
import { ReprocessingRepository, type Selection } from './reprocessing.repository';

/** What an operator asks for; what is not said narrows nothing. */
export interface ReprocessRequest {
  ids: readonly string[];
  /** E-mail address or id: the personal space of this person. */
  user: string | null;
  /** Name or id. */
  team: string | null;
  isFailedOnly: boolean;
}

const BATCH = 500;

/** Lets images be read again, as their owners could one by one. It costs no allowance: nothing is uploaded. */
@Injectable()
export class Reprocessing {
  constructor(
    private readonly repository: ReprocessingRepository,
    private readonly plans: PlansAdmin,
    private readonly readings: ReadingsService,
  ) {}

  /** Throws 404 for a person, a team or an id that is not there, before anything is queued. */
  async select(request: ReprocessRequest): Promise<{ selection: Selection; count: number }> {
    const selection = {
      ids: request.ids.length === 0 ? null : [...new Set(request.ids)],
      workspaceId: await this.workspaceOf(request),
      isFailedOnly: request.isFailedOnly,
    };
    await this.assertThere(selection.ids ?? []);
    return { selection, count: await this.repository.countForSystem(selection) };
  }

  /** Answers how many wait to be read now. `onProgress` hears after each. */
  async run(selection: Selection, onProgress: (done: number) => void): Promise<number> {
    let done = 0;
    let after: string | null = null;
    for (;;) {
      const rows = await this.repository.listForSystem(selection, { after, limit: BATCH });
      for (const { id, workspaceId } of rows) {
        await this.readings.request({ workspaceId, screenshotId: id });
        onProgress((done += 1));
      }
      after = rows.at(-1)?.id ?? null;
      if (after === null || rows.length < BATCH) return done;
    }
  }

  private async assertThere(ids: readonly string[]): Promise<void> {
    const wellFormed = ids.filter(isUuid);
    const which = { ids: wellFormed, workspaceId: null, isFailedOnly: false };
    const page = { after: null, limit: wellFormed.length };
    const found = new Set((await this.repository.listForSystem(which, page)).map(({ id }) => id));
    const missing = ids.filter((id) => !found.has(id.toLowerCase()));
    if (missing.length === 0) return;
    throw new AppError('screenshot_not_found', `No screenshot has the id ${missing.join(', ')}.`);
  }

  private async workspaceOf({ user, team }: ReprocessRequest): Promise<string | null> {
    if (team !== null) return this.teamOf(team);
    if (user === null) return null;
    const { id, email } = await this.plans.getAccount(user);
    const personal = await this.repository.findPersonalForSystem(id);
    if (personal !== null) return personal;
    throw new AppError('not_found', `${email} has stored nothing yet.`);
  }

  private async teamOf(team: string): Promise<string> {
    const which = isUuid(team) ? { id: team } : { name: team.trim() };
    const [id, ...others] = await this.repository.listTeamsForSystem(which);
    if (id === undefined) throw new AppError('team_not_found', `There is no team ${team}.`);
    if (others.length === 0) return id;
    throw new AppError('invalid_input', `Several teams are called ${team}; name one by its id.`);
  }
}
