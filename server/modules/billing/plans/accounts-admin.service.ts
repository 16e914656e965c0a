import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import { isUuid } from '../../../common/ids';
import { AppError } from '../../../common/app-error';
import { mintSystemScope } from '../../../common/system-scope';
import {
  type AccountPage,
  type AccountRow,
  AccountsAdminRepository,
  type UsedAccountRow,
} from './accounts-admin.repository';
import { type PlanHolding, PlanHoldingsService } from './plan-holdings.service';
import { StorageLimitService } from '../usage/storage-limit.service';
import { monthOf } from '../usage/usage-month';

export interface AccountDetails {
  account: UsedAccountRow;
  holding: PlanHolding;
  /** Bytes in the personal space; null where there is no limit. */
  storageLimit: number | null;
}

/** Shows operators the people of this server and their usage. */
@Injectable()
export class AccountsAdminService {
  private readonly system = mintSystemScope();

  constructor(
    private readonly repository: AccountsAdminRepository,
    private readonly holdings: PlanHoldingsService,
    private readonly storageLimit: StorageLimitService,
    private readonly clock: Clock,
  ) {}

  /** Returns one page, ordered by registration. Throws 422 when `after` is not an id. */
  async list(page: AccountPage): Promise<AccountDetails[]> {
    if (page.after !== null && !isUuid(page.after)) {
      throw new AppError('invalid_input', `${page.after} is not the id of an account.`);
    }
    const accounts = await this.repository.list(this.system, page, monthOf(this.clock.now()));
    return Promise.all(accounts.map((account) => this.detailsOf(account)));
  }

  /** Finds and throws like `getAccount`. */
  async show(person: string): Promise<AccountDetails> {
    const { id } = await this.getAccount(person);
    return this.detailsOf(await this.repository.get(this.system, id, monthOf(this.clock.now())));
  }

  /** Finds by address or id. Throws 404 for an unknown person, 422 when several accounts share the address. */
  async getAccount(person: string): Promise<AccountRow> {
    const found = isUuid(person)
      ? await this.repository.listById(this.system, person)
      : await this.repository.listByEmail(this.system, person.trim());
    const [account] = found;
    if (!account) throw new AppError('not_found', `There is no account of ${person}.`);
    if (found.length === 1) return account;
    throw new AppError(
      'invalid_input',
      `${found.length} accounts have the address ${person}; name one by its id: ${found.map(({ id }) => id).join(', ')}.`,
    );
  }

  private async detailsOf(account: UsedAccountRow): Promise<AccountDetails> {
    const holding = await this.holdings.of(this.system.person(account.id));
    const storageLimit = this.storageLimit.limitOf(account.storageLimit, holding.plan);
    return { account, holding, storageLimit };
  }
}
