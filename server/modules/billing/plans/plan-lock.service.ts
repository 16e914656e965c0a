import { Inject, Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { OPEN_AFTER_PLAN } from '../../../contract/limits';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { PlanLockRepository } from './plan-lock.repository';

/**
 * Locks screenshots when a paid plan ends in Free, and unlocks them with the next one (docs/decisions.md#plan-lock): the
 * first `OPEN_AFTER_PLAN` of the personal space stay open, and those uploaded after the end. The repository writes the
 * window, `lock.sql.ts` says which screenshots lie in it, and the number stands in the contract because pages print it.
 */
@Injectable()
export class PlanLockService {
  constructor(
    private readonly repository: PlanLockRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Runs inside the transaction that records the end of the plan. */
  lock(person: PersonScope, planEndedAt: Date): Promise<void> {
    return this.repository.setWindow(person, OPEN_AFTER_PLAN, planEndedAt);
  }

  unlock(person: PersonScope): Promise<void> {
    return this.repository.clearWindow(person);
  }

  /** None where no plans are sold; the window stays in the row (docs/decisions.md#own-server). */
  async countLocked(person: PersonScope): Promise<number> {
    if (!this.config.billing.isOn) return 0;
    return this.repository.countLocked(person);
  }

  /** The number of screenshots that a fall to Free would lock now. */
  countLockable(person: PersonScope): Promise<number> {
    return this.repository.countBeyond(person, OPEN_AFTER_PLAN);
  }
}
