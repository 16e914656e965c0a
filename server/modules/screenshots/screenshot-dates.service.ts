import { Injectable } from '@nestjs/common';
import { Ids } from '../../common/ids';
import { Counters } from './counters.service';
import type { ScreenshotDateRow } from './screenshot-row';
import { ScreenshotDatesRepository } from './screenshot-dates.repository';

interface Place {
  workspaceId: string;
}

/** The dates of a screenshot, with the counters of the calendar. Inside a transaction only. */
@Injectable()
export class ScreenshotDates {
  constructor(
    private readonly repository: ScreenshotDatesRepository,
    private readonly counters: Counters,
    private readonly ids: Ids,
  ) {}

  async replaceSuggested(
    place: Place,
    screenshotId: string,
    dates: readonly { date: string; confidence: number; quote: string }[],
  ): Promise<void> {
    const rows = dates.map((date) => ({ id: this.ids.uuid(), ...date }));
    await this.counters.recounted(place, [screenshotId], ['dates'], () =>
      this.repository.replaceSuggestedForSystem(place, screenshotId, rows),
    );
  }

  /** A person is always sure. */
  async add(place: Place, screenshotId: string, date: string, quote: string): Promise<void> {
    const row = { id: this.ids.uuid(), date, confidence: 1, quote };
    await this.counters.recounted(place, [screenshotId], ['dates'], () =>
      this.repository.acceptForSystem(place, screenshotId, row),
    );
  }

  /** False when the screenshot has no such date. */
  setState(
    place: Place,
    screenshotId: string,
    dateId: string,
    state: ScreenshotDateRow['state'],
  ): Promise<boolean> {
    return this.counters.recounted(place, [screenshotId], ['dates'], () =>
      this.repository.setStateForSystem(place, screenshotId, dateId, state),
    );
  }
}
