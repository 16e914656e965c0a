import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { isUuid } from '../../../common/ids';
import { mintSystemScope } from '../../../common/system-scope';
import { BillingService } from '../../billing/plans/billing.service';
import { monthOf } from '../../billing/usage/usage-month';
import { type TeamAdminRow, type TeamPage, TeamsAdminRepository } from './teams-admin.repository';

export interface TeamDetails extends TeamAdminRow {
  /** The owner's plan does not include teams: nothing may be uploaded. */
  isPaused: boolean;
}

/** Lists teams for operators. */
@Injectable()
export class TeamsAdminService {
  constructor(
    private readonly repository: TeamsAdminRepository,
    private readonly billing: BillingService,
    private readonly clock: Clock,
  ) {}

  /** Returns one page, oldest first. Throws 422 when `after` is not an id. */
  async list(page: TeamPage): Promise<TeamDetails[]> {
    if (page.after !== null && !isUuid(page.after)) {
      throw new AppError('invalid_input', `${page.after} is not the id of a team.`);
    }
    const system = mintSystemScope();
    const teams = await this.repository.list(system, page, monthOf(this.clock.now()));
    return Promise.all(
      teams.map(async (team) => ({
        ...team,
        isPaused: !(await this.billing.isOpenIn(system.workspace(team.id), 'team_collaboration')),
      })),
    );
  }
}
