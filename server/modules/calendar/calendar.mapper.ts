import type { CalendarDaySummary, CalendarMonth } from '../../contract/calendar';
import type { DayCountRow, DayDetail } from './calendar.repository';

const FIELD = { uploaded: 'uploaded', created: 'creationUploaded', ai: 'extracted' } as const;

const emptyDay = (): CalendarDaySummary => ({
  uploaded: 0,
  extracted: 0,
  creationUploaded: 0,
  extractedDetails: { screenshot_names: [], contexts: [], confidences: [], times: [] },
});

/**
 * Maps counts and details of days to the wire format; days without anything are left out
 * (docs/decisions.md#calendar-days).
 */
export function toCalendarMonth(
  counts: readonly DayCountRow[],
  details: readonly DayDetail[],
): CalendarMonth {
  const month = new Map<string, CalendarDaySummary>();
  for (const { kind, day, count } of counts) {
    const summary = month.get(day) ?? emptyDay();
    summary[FIELD[kind]] = count;
    month.set(day, summary);
  }
  for (const { day, name, context, confidence, time } of details) {
    const lists = month.get(day)?.extractedDetails;
    lists?.screenshot_names.push(name);
    lists?.contexts.push(context);
    lists?.confidences.push(Math.round(confidence * 1000) / 1000);
    lists?.times.push(time);
  }
  return Object.fromEntries([...month].sort(([a], [b]) => (a < b ? -1 : 1)));
}
