import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { isUuid } from '../../common/ids';
import { AppError } from '../../common/app-error';
import {
  type AccountPage,
  AccountsAdminRepository,
  type UsedAccountRow,
} from './accounts-admin.repository';
import { type PlanHolding, PlanHoldings } from './plan-holdings.service';
import { PlansAdmin } from './plans-admin.service';
import { monthOf } from './usage-month';

export interface AccountDetails {
  account: UsedAccountRow;
  holding: PlanHolding;
}

/** Who uses this server and how much, for operators. */
@Injectable()
export class AccountsAdmin {
  constructor(
    private readonly repository: AccountsAdminRepository,
    private readonly plans: PlansAdmin,
    private readonly holdings: PlanHoldings,
    private readonly clock: Clock,
  ) {}

  /** One page, in the order in which people came. Throws 422 where `after` is no id. */
  async list(page: AccountPage): Promise<AccountDetails[]> {
    if (page.after !== null && !isUuid(page.after)) {
      throw new AppError('invalid_input', `${page.after} is not the id of an account.`);
    }
    const accounts = await this.repository.listForSystem(page, monthOf(this.clock.now()));
    return Promise.all(accounts.map((account) => this.detailsOf(account)));
  }

  /** By address or id. Throws 404 for an unknown person, and 422 where several accounts share the address. */
  async show(person: string): Promise<AccountDetails> {
    const { id } = await this.plans.getAccount(person);
    return this.detailsOf(await this.repository.getForSystem(id, monthOf(this.clock.now())));
  }

  private async detailsOf(account: UsedAccountRow): Promise<AccountDetails> {
    return { account, holding: await this.holdings.of(account.id) };
  }
}
