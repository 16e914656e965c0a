import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { isUuid } from '../../common/ids';
import { BillingService } from '../billing/billing.service';
import { monthOf } from '../billing/usage-month';
import { type TeamAdminRow, type TeamPage, TeamsAdminRepository } from './teams-admin.repository';

export interface TeamDetails extends TeamAdminRow {
  /** The owner's plan carries no team: nothing may be uploaded. */
  isPaused: boolean;
}

/** Which teams there are, for operators. */
@Injectable()
export class TeamsAdmin {
  constructor(
    private readonly repository: TeamsAdminRepository,
    private readonly billing: BillingService,
    private readonly clock: Clock,
  ) {}

  /** One page, oldest first. Throws 422 where `after` is no id. */
  async list(page: TeamPage): Promise<TeamDetails[]> {
    if (page.after !== null && !isUuid(page.after)) {
      throw new AppError('invalid_input', `${page.after} is not the id of a team.`);
    }
    const teams = await this.repository.listForSystem(page, monthOf(this.clock.now()));
    return Promise.all(
      teams.map(async (team) => ({
        ...team,
        isPaused: !(await this.billing.isOpenIn(team.id, 'team_collaboration')),
      })),
    );
  }
}
