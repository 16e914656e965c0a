import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import type { LinkIssuerService } from '../../auth/links/link-issuer.service';
import {
  type AccountDetails,
  AccountsAdminService,
} from '../../billing/plans/accounts-admin.service';
import { PlansAdminService } from '../../billing/plans/plans-admin.service';
import { PeopleService } from './people.service';

/** A page of people. */
const PAGE = 50;

export interface ShownPerson extends AccountDetails {
  /** For whatever reason. */
  isOperator: boolean;
  /** The role comes from the configuration or a provider. */
  isElsewhere: boolean;
}

export type ShownInvite = Awaited<ReturnType<LinkIssuerService['listInvites']>>[number];

interface ShownPage {
  people: ShownPerson[];
  next: string | null;
  plans: string[];
}

/** The list of people, for operators. */
@Injectable()
export class PeoplePageService {
  constructor(
    private readonly accounts: AccountsAdminService,
    private readonly plans: PlansAdminService,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async page(search: string, after: string | null): Promise<ShownPage> {
    // One more than shown tells whether there is another page.
    const found = await this.accounts.list({ search, after, limit: PAGE + 1 });
    const shown = found.slice(0, PAGE);
    return {
      people: shown.map((details) => this.shown(details)),
      next: found.length > PAGE ? (shown.at(-1)?.account.id ?? null) : null,
      plans: this.config.billing.isOn ? await this.plans.listNames() : [],
    };
  }

  async show(id: string): Promise<ShownPerson> {
    return this.shown(await this.accounts.show(id));
  }

  private shown(details: AccountDetails): ShownPerson {
    const isElsewhere = this.people.isAppointedElsewhere(details.account);
    return { ...details, isElsewhere, isOperator: isElsewhere || details.account.isOperator };
  }
}
