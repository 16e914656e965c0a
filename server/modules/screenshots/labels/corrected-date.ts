import { AppError } from '../../../common/app-error';
import type { UpdateDate } from '../../../contract/reading/dates';
import type { ScreenshotDateRow } from '../rows/screenshot-row';

/** A date with the day that was read before a person corrected it. */
export interface CorrectableDate extends ScreenshotDateRow {
  readDate: string | null;
}

/** The date after a person's correction. A correction also accepts the date, with full confidence. */
export function correctedDate(before: CorrectableDate, change: UpdateDate): CorrectableDate {
  const { state, ...corrections } = change;
  if (Object.keys(corrections).length === 0) return { ...before, state: state ?? before.state };
  const date = change.extracted_date ?? before.date;
  const time = change.time === undefined ? before.time : change.time;
  return {
    ...before,
    state: state ?? 'accepted',
    confidence: 1,
    date,
    role: change.role ?? before.role,
    time,
    zone: zoneOf(before, change, time),
    endDate: endOf(before, change, date),
    readDate: readDateOf(before, date),
  };
}

/** A range ends on its first day or later. */
export function assertRange(from: string, to: string | null): void {
  if (to === null || to >= from) return;
  throw new AppError('invalid_input', 'A range cannot end before it begins.');
}

/** A zone says nothing without a time. */
function zoneOf(before: CorrectableDate, change: UpdateDate, time: string | null): string | null {
  if (time === null) return null;
  return change.zone === undefined ? before.zone : change.zone;
}

/** An end that was read and now lies before the day was part of the mistake. */
function endOf(before: CorrectableDate, change: UpdateDate, date: string): string | null {
  if (change.end_date !== undefined) {
    assertRange(date, change.end_date);
    return change.end_date;
  }
  return before.endDate !== null && before.endDate >= date ? before.endDate : null;
}

function readDateOf(before: CorrectableDate, date: string): string | null {
  const read = before.readDate ?? before.date;
  return read === date ? null : read;
}
