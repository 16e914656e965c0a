import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { monthOf } from './usage-month';
import { type UsageRow, UsageMonthsRepository } from './usage-months.repository';

export interface UsageReset {
  /** Null means everybody. */
  email: string | null;
  /** `2026-11`; null means the present one. */
  month: string | null;
  isDryRun: boolean;
}

/**
 * The monthly turn of the allowance (decisions 11). The month is part of a row's key, so a turn that comes late, or
 * twice, can lose nothing: it only opens the new rows and closes the old ones.
 */
@Injectable()
export class UsageMonths {
  constructor(
    private readonly repository: UsageMonthsRepository,
    private readonly clock: Clock,
  ) {}

  async turn(): Promise<{ month: string; opened: number; closed: number }> {
    const now = this.clock.now();
    const month = monthOf(now);
    const closed = await this.repository.closeBefore(month, now);
    return { month, closed, opened: await this.repository.open(month, now) };
  }

  /** An operator's gift: counted uploads become zero. Answers what was counted; throws 404 for an unknown person. */
  async reset({ email, month: asked, isDryRun }: UsageReset): Promise<UsageRow[]> {
    const now = this.clock.now();
    const month = asked ?? monthOf(now);
    if (email !== null && !(await this.repository.hasAccount(email))) {
      throw new AppError('not_found', `There is no account of ${email}.`);
    }
    const used = await this.repository.listUsed(month, email);
    if (!isDryRun) {
      const ids = used.map(({ userId }) => userId);
      await this.repository.reset(month, ids, now);
    }
    return used;
  }
}
