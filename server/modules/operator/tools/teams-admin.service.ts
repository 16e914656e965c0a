import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { isUuid } from '../../../common/ids';
import { mintSystemScope } from '../../../common/system-scope';
import { BillingService } from '../../billing/plans/billing.service';
import { type StorageLimit, StorageLimitService } from '../../billing/usage/storage-limit.service';
import { monthOf } from '../../billing/usage/usage-month';
import { type TeamAdminRow, type TeamPage, TeamsAdminRepository } from './teams-admin.repository';

export interface TeamDetails extends TeamAdminRow {
  /** The owner's plan does not include teams: nothing may be uploaded. */
  isPaused: boolean;
  /** Bytes; null where there is no limit. */
  limitBytes: number | null;
}

/** Lists teams for operators. */
@Injectable()
export class TeamsAdminService {
  private readonly system = mintSystemScope();

  constructor(
    private readonly repository: TeamsAdminRepository,
    private readonly billing: BillingService,
    private readonly storageLimit: StorageLimitService,
    private readonly clock: Clock,
  ) {}

  /** Returns one page, oldest first. Throws 422 when `after` is not an id. */
  async list(page: TeamPage): Promise<TeamDetails[]> {
    if (page.after !== null && !isUuid(page.after)) {
      throw new AppError('invalid_input', `${page.after} is not the id of a team.`);
    }
    const teams = await this.repository.list(this.system, page, monthOf(this.clock.now()));
    return Promise.all(
      teams.map(async (team) => ({
        ...team,
        isPaused: !(await this.billing.hasFeature(
          this.system.workspace(team.id),
          'team_collaboration',
        )),
        limitBytes: (await this.storageLimit.of(this.system.workspace(team.id))).limit,
      })),
    );
  }

  /** 0 is no limit, null the limit of the owner's plan or of the server (docs/decisions.md#storage). Throws 404. */
  async limitStorage(teamId: string, limit: number | null): Promise<StorageLimit> {
    if (!isUuid(teamId)) throw new AppError('team_not_found', `There is no team ${teamId}.`);
    await this.storageLimit.limitTeam(this.system, teamId, limit);
    return this.storageLimit.of(this.system.workspace(teamId));
  }
}
