import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import type { PersonScope } from '../../../common/person-scope';
import { mintSystemScope } from '../../../common/system-scope';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { Transactions } from '../../../infra/database/transactions';
import { StandingService } from '../../auth/people/standing.service';
import {
  type AccountDetails,
  AccountsAdminService,
} from '../../billing/plans/accounts-admin.service';
import { PlansAdminService } from '../../billing/plans/plans-admin.service';
import { StorageLimitService } from '../../billing/usage/storage-limit.service';
import { KeysService } from '../../keys/keys.service';

type Account = AccountDetails['account'];

interface WantedChange {
  disabled?: boolean | undefined;
  operator?: boolean | undefined;
  /** The name of a plan without payment; Free takes it away. */
  plan?: string | undefined;
  /** Bytes in the personal space: 0 is no limit, null the limit of the plan or of the server. */
  storage_limit?: number | null | undefined;
}

/** The use cases of operators about the accounts of this server (docs/decisions.md#people). */
@Injectable()
export class PeopleService {
  private readonly system = mintSystemScope();

  constructor(
    private readonly accounts: AccountsAdminService,
    private readonly plans: PlansAdminService,
    private readonly standing: StandingService,
    private readonly keys: KeysService,
    private readonly storageLimit: StorageLimitService,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The changes of the page, all or none. */
  update(
    person: string,
    { disabled, operator, plan, storage_limit: limit }: WantedChange,
    actor: PersonScope,
  ): Promise<void> {
    return this.transactions.run(async () => {
      if (disabled === false) await this.enable(person);
      if (operator === true) await this.makeOperator(person);
      if (operator === false) await this.removeOperator(person);
      if (disabled === true) await this.disable(person, actor);
      if (limit !== undefined) await this.limitStorage(person, limit);
      // The last one, because it locks workspaces, which come after accounts.
      if (plan !== undefined) await this.plans.setPlan(person, plan);
    });
  }

  /** `actor` is null on the command line, where nobody is signed in. */
  async disable(person: string, actor: PersonScope | null): Promise<Account> {
    const account = await this.get(person);
    if (account.id === actor?.userId)
      throw new AppError('own_account', 'You cannot disable your own account.');
    const scope = this.system.person(account.id);
    await this.transactions.run(async () => {
      await this.standing.disable(scope);
      await this.keys.removePairings(scope);
    });
    return this.get(account.id);
  }

  async enable(person: string): Promise<Account> {
    const { id } = await this.get(person);
    await this.standing.enable(this.system.person(id));
    return this.get(id);
  }

  async makeOperator(person: string): Promise<Account> {
    const { id, email, disabledAt } = await this.get(person);
    if (disabledAt !== null)
      throw new AppError('invalid_input', `The account of ${email} is disabled. Enable it first.`);
    await this.standing.appoint(this.system.person(id));
    return this.get(id);
  }

  /** Refuses where the role comes from somewhere else, because it would stay. */
  async removeOperator(person: string): Promise<Account> {
    const account = await this.get(person);
    if (this.isAppointedElsewhere(account))
      throw new AppError(
        'operator_elsewhere',
        `${account.email} is an operator by OPERATOR_EMAILS or by a group at the login provider. Remove the role there.`,
      );
    await this.standing.dismiss(this.system.person(account.id));
    return this.get(account.id);
  }

  /** 0 is no limit, null the limit of the plan or of the server (docs/decisions.md#storage). */
  async limitStorage(person: string, limit: number | null): Promise<AccountDetails> {
    const { id } = await this.get(person);
    await this.storageLimit.limitPerson(this.system.person(id), limit);
    return this.accounts.show(id);
  }

  /** Ends sessions, command lines, API keys, and links that are on their way. */
  async signOut(person: string): Promise<Account> {
    const account = await this.get(person);
    const scope = this.system.person(account.id);
    await this.transactions.run(async () => {
      await this.standing.endSessions(scope);
      await this.keys.removeAll(scope);
    });
    return account;
  }

  isAppointedElsewhere({ email, isInOperatorGroup }: Account): boolean {
    return isInOperatorGroup || this.config.operators.includes(email.toLowerCase());
  }

  private async get(person: string): Promise<Account> {
    return (await this.accounts.show(person)).account;
  }
}
