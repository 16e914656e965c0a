import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { CalendarDayQuery, CalendarMonth, CalendarQuery } from '../../contract/calendar';
import { Day } from '../../contract/primitives';
import { ScreenshotListsService } from '../screenshots/listing/screenshot-lists.service';
import type { ScreenshotRow } from '../screenshots/rows/screenshot-row';
import { toCalendarMonth } from './calendar.mapper';
import { CalendarRepository, type DayCountRow } from './calendar.repository';

interface MonthAnswer {
  days: CalendarMonth;
  distinct: number;
}

export interface DayRows {
  uploaded: ScreenshotRow[];
  created: ScreenshotRow[];
  extracted: ScreenshotRow[];
}

@Injectable()
export class CalendarService {
  constructor(
    private readonly repository: CalendarRepository,
    private readonly lists: ScreenshotListsService,
  ) {}

  /** Dates of less than `min_confidence`, by default `SHOWN_DATE_CONFIDENCE` (`limits.ts`), are left out. */
  async month(
    scope: WorkspaceAccess,
    { year, month, tz, min_confidence }: CalendarQuery,
  ): Promise<MonthAnswer> {
    const span = spanOf(year, month);
    const least = percent(min_confidence);
    const [uploads, days, details, both] = await Promise.all([
      this.repository.countUploads(scope, span, tz),
      this.repository.countDays(scope, span, least),
      this.repository.listDetails(scope, span, least),
      this.repository.countUploadedAndMade(scope, span, tz),
    ]);
    const made = days.filter(({ kind }) => kind === 'created');
    return {
      days: toCalendarMonth([...uploads, ...days], details),
      distinct: sumOf(uploads) + sumOf(made) - both,
    };
  }

  async day(
    scope: WorkspaceAccess,
    date: string,
    { tz, min_confidence }: CalendarDayQuery,
  ): Promise<DayRows> {
    if (!Day.safeParse(date).success) {
      throw new AppError('invalid_input', 'A day looks like 2026-11-20.');
    }
    const [uploaded, created, extracted] = await Promise.all([
      this.repository.listUploaded(scope, date, tz),
      this.repository.listCreated(scope, date),
      this.repository.listExtracted(scope, date, percent(min_confidence)),
    ]);
    const rowsOf = (ids: string[]) => this.lists.listByIds(scope, ids, 'full');
    return {
      uploaded: await rowsOf(uploaded),
      created: await rowsOf(created),
      extracted: await rowsOf(extracted),
    };
  }
}

const sumOf = (rows: readonly DayCountRow[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** Counters hold whole per cent: .5 is 50, and fractions are rounded up. */
function percent(confidence: number): number {
  return Math.ceil(Math.round(confidence * 10_000) / 100);
}

function spanOf(year: number, month: number): { from: string; to: string } {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const last = new Date(Date.UTC(2000, month, 0)).getUTCDate();
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const days = month === 2 ? (isLeap ? 29 : 28) : last;
  const start = `${pad(year, 4)}-${pad(month, 2)}`;
  return { from: `${start}-01`, to: `${start}-${pad(days, 2)}` };
}
