import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Ids } from '../../../common/ids';
import type { AddDate, UpdateDate } from '../../../contract/reading/dates';
import type { ReadDate } from '../../../analysis/dates/extract-dates';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { CountersService } from '../counters/counters.service';
import { assertRange, type CorrectableDate, correctedDate } from './corrected-date';
import { ScreenshotDatesRepository } from './screenshot-dates.repository';

/** The dates of a screenshot, with the counters of the calendar. Inside a transaction only. */
@Injectable()
export class ScreenshotDatesService {
  constructor(
    private readonly repository: ScreenshotDatesRepository,
    private readonly counters: CountersService,
    private readonly ids: Ids,
  ) {}

  async replaceSuggested(
    scope: WorkspaceScope,
    screenshotId: string,
    dates: readonly ReadDate[],
  ): Promise<void> {
    const rows = dates.map((date) => ({ id: this.ids.uuid(), ...date }));
    await this.counters.recounted(scope, [screenshotId], ['dates'], () =>
      this.repository.replaceSuggested(scope, screenshotId, rows),
    );
  }

  /** A date that a person adds has full confidence. */
  async add(scope: WorkspaceScope, screenshotId: string, added: AddDate): Promise<void> {
    const { extracted_date: date, end_date: endDate, context_text: quote, role, time } = added;
    assertRange(date, endDate);
    const zone = time === null ? null : added.zone;
    const row = { id: this.ids.uuid(), date, confidence: 1, quote, role, time, zone, endDate };
    await this.counters.recounted(scope, [screenshotId], ['dates'], () =>
      this.repository.accept(scope, screenshotId, row),
    );
  }

  /** Returns false when the screenshot has no such date. */
  change(
    scope: WorkspaceScope,
    screenshotId: string,
    dateId: string,
    change: UpdateDate,
  ): Promise<boolean> {
    return this.counters.recounted(scope, [screenshotId], ['dates'], async () => {
      const before = await this.repository.find(scope, screenshotId, dateId);
      if (!before) return false;
      const next = correctedDate(before, change);
      if (next.date !== before.date) await this.claimDay(scope, screenshotId, next);
      await this.repository.save(scope, screenshotId, next);
      return true;
    });
  }

  /** A day stands once with a screenshot (docs/decisions.md#found-dates). */
  private async claimDay(scope: WorkspaceScope, screenshotId: string, { date }: CorrectableDate) {
    await this.repository.forgetRejected(scope, screenshotId, date);
    if (await this.repository.hasDay(scope, screenshotId, date)) {
      throw new AppError('date_taken', 'This screenshot has that day already.');
    }
  }
}
