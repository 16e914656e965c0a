import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { FREE_PLAN } from '../../../contract/plans';
import { mintSystemScope } from '../../../common/system-scope';
import type { AccountRow } from './accounts-admin.repository';
import { AccountsAdminService } from './accounts-admin.service';
import { PlansAdminRepository } from './plans-admin.repository';
import type { PlanRow } from './plans.repository';
import { GivenPlansService } from './given-plans.service';

/** Changes of plans that operators make on the command line. */
@Injectable()
export class PlansAdminService {
  private readonly system = mintSystemScope();

  constructor(
    private readonly repository: PlansAdminRepository,
    private readonly accounts: AccountsAdminService,
    private readonly given: GivenPlansService,
  ) {}

  /**
   * Gives a person a plan without payment and without an end; Free takes it away. Safe to repeat. Throws 404 for an
   * unknown person or plan, 422 when several accounts share the address or the person pays for a plan.
   */
  async setPlan(person: string, planName: string): Promise<{ account: AccountRow; plan: PlanRow }> {
    const account = await this.accounts.getAccount(person);
    const plan = await this.getPlan(planName);
    await this.given.give(this.system, account, plan);
    return { account, plan };
  }

  /** The names of the plans that can be given, in their order. */
  async listNames(): Promise<string[]> {
    return (await this.repository.listPlans()).map(({ name }) => name);
  }

  /** Takes a given plan away. Throws like `setPlan`. */
  async takePlan(person: string): Promise<void> {
    const plans = await this.repository.listPlans();
    const free = plans.find(({ id }) => id === FREE_PLAN.id);
    if (free) await this.setPlan(person, free.name);
  }

  private async getPlan(name: string): Promise<PlanRow> {
    const plans = await this.repository.listPlans();
    const plan = plans.find((it) => it.name.toLowerCase() === name.trim().toLowerCase());
    if (plan) return plan;
    throw new AppError(
      'not_found',
      `There is no plan ${name}; there are ${plans.map((it) => it.name).join(', ')}.`,
    );
  }
}
