import { DAY_MS } from '../../contract/limits';

/** A plain calendar date without time or zone. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** YYYY-MM-DD. */
export function formatDay({ year, month, day }: CalendarDay): string {
  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

export function parseDay(text: string): CalendarDay {
  const [year = 1970, month = 1, day = 1] = text.slice(0, 10).split('-').map(Number);
  return { year, month, day };
}

/** False for 30 February and its like. */
export function isRealDay({ year, month, day }: CalendarDay): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** 25 is 2025 unless that lies more than ten years ahead of the picture, which was made in the year `near`. */
export function yearMeant(written: number, near: number): number {
  if (written >= 100) return written;
  const year = 2000 + written;
  return year > near + 10 ? year - 100 : year;
}

/** Days since 1970. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

export function addDays(from: CalendarDay, days: number): CalendarDay {
  return parseDay(new Date((dayNumber(from) + days) * DAY_MS).toISOString());
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}
