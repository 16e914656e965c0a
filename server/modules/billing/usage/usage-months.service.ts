import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { type SystemScope, mintSystemScope } from '../../../common/system-scope';
import { monthOf } from './usage-month';
import { type UsageRow, UsageMonthsRepository } from './usage-months.repository';

export interface UsageReset {
  /** Null means everybody. */
  email: string | null;
  /** `2026-11`; null means the present month. */
  month: string | null;
  isDryRun: boolean;
}

/**
 * Opens and closes the usage rows of a month (docs/decisions.md#usage-months). The month is part of the key, so a late
 * or repeated run loses nothing.
 */
@Injectable()
export class UsageMonthsService {
  constructor(
    private readonly repository: UsageMonthsRepository,
    private readonly clock: Clock,
  ) {}

  async begin(system: SystemScope): Promise<{ month: string; opened: number; closed: number }> {
    const now = this.clock.now();
    const month = monthOf(now);
    const closed = await this.repository.closeBefore(system, month, now);
    return { month, closed, opened: await this.repository.open(system, month, now) };
  }

  /**
   * Resets counted uploads to zero, for operators. Returns the counts that were reset; throws 404 for an unknown
   * person.
   */
  async reset({ email, month: asked, isDryRun }: UsageReset): Promise<UsageRow[]> {
    const system = mintSystemScope();
    const now = this.clock.now();
    const month = asked ?? monthOf(now);
    if (email !== null && !(await this.repository.hasAccount(system, email))) {
      throw new AppError('not_found', `There is no account of ${email}.`);
    }
    const used = await this.repository.listUsed(system, month, email);
    if (!isDryRun) {
      const ids = used.map(({ userId }) => userId);
      await this.repository.reset(system, month, ids, now);
    }
    return used;
  }
}
