import type {
  CalendarDay,
  CalendarDaySummary,
  CalendarMonth,
} from '../../../server/contract/calendar';
import { CALENDAR_YEARS } from '../../../server/contract/limits';
import type { Screenshot } from '../../../server/contract/screenshots';

/** A month, both numbers as people write them: November is 11. */
export interface Month {
  year: number;
  month: number;
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** `2026-11` */
export const monthKey = ({ year, month }: Month): string => `${pad(year, 4)}-${pad(month, 2)}`;

export const dayKey = (month: Month, day: number): string => `${monthKey(month)}-${pad(day, 2)}`;

/** The calendar has a first and a last month. */
export const isShown = ({ year }: Month): boolean =>
  year >= CALENDAR_YEARS.first && year <= CALENDAR_YEARS.last;

/** Null for what is no month; plain days never pass through a local date. */
export function readMonth(text: string | null): Month | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text ?? '') ?? [];
  const found = { year: Number(year), month: Number(month) };
  const isReal = found.month >= 1 && found.month <= 12 && isShown(found);
  return year !== undefined && isReal ? found : null;
}

/** Null for what is no day, the 31st of February too: an address may say anything. */
export function readDay(text: string | null): string | null {
  const [, monthText = '', day] = /^(\d{4}-\d{2})-(\d{2})$/.exec(text ?? '') ?? [];
  const month = readMonth(monthText);
  const isReal = month !== null && Number(day) >= 1 && Number(day) <= daysIn(month);
  return isReal ? text : null;
}

export const monthOfDay = (day: string): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

export function addMonths({ year, month }: Month, by: number): Month {
  const index = year * 12 + (month - 1) + by;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

const utc = ({ year, month }: Month, day: number): Date => {
  const moment = new Date(Date.UTC(2000, 0, 1));
  moment.setUTCFullYear(year, month - 1, day);
  return moment;
};

export const daysIn = (month: Month): number => utc(addMonths(month, 1), 0).getUTCDate();

/** Weeks from Sunday to Saturday; null where a day belongs to another month. */
export function weeksOf(month: Month): (string | null)[][] {
  const before = utc(month, 1).getUTCDay();
  const days = daysIn(month);
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, index) => {
    const day = index - before + 1;
    return day >= 1 && day <= days ? dayKey(month, day) : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Today in a zone, as `2026-11-20`; the Swedish way to write a date is ISO 8601. */
export const todayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);

export const shiftDay = (day: string, by: number): string => {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + by);
  return moment.toISOString().slice(0, 10);
};

export const totalOf = ({ uploaded, creationUploaded, extracted }: CalendarDaySummary): number =>
  uploaded + creationUploaded + extracted;

/** Shades by total: none, 1 to 2, 3 to 5, 6 to 10, above (spec §2). */
export function heatOf(total: number): 0 | 1 | 2 | 3 | 4 {
  if (total <= 0) return 0;
  if (total <= 2) return 1;
  if (total <= 5) return 2;
  return total <= 10 ? 3 : 4;
}

export interface MonthSummary {
  uploaded: number;
  created: number;
  dates: number;
  activeDays: number;
  aiDays: number;
}

export function summaryOf(month: CalendarMonth): MonthSummary {
  const days = Object.values(month);
  const sum = (of: (day: CalendarDaySummary) => number) =>
    days.reduce((total, day) => total + of(day), 0);
  return {
    uploaded: sum((day) => day.uploaded),
    created: sum((day) => day.creationUploaded),
    dates: sum((day) => day.extracted),
    activeDays: days.filter((day) => totalOf(day) > 0).length,
    aiDays: days.filter((day) => day.extracted > 0).length,
  };
}

/** Where a key leads from a day; null when it leads nowhere or out of the calendar. */
export function dayAfterKey(key: string, day: string): string | null {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const month = monthOfDay(day);
  const sameDay = (by: number): string => {
    const target = addMonths(month, by);
    return dayKey(target, Math.min(Number(day.slice(8)), daysIn(target)));
  };
  const moves: Record<string, () => string> = {
    ArrowLeft: () => shiftDay(day, -1),
    ArrowRight: () => shiftDay(day, 1),
    ArrowUp: () => shiftDay(day, -7),
    ArrowDown: () => shiftDay(day, 7),
    Home: () => shiftDay(day, -weekday),
    End: () => shiftDay(day, 6 - weekday),
    PageUp: () => sameDay(-1),
    PageDown: () => sameDay(1),
  };
  return readDay(moves[key]?.() ?? null);
}

const eachOnce = (rows: readonly Screenshot[]): Screenshot[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** What was uploaded on the day and what was made on it, each once. */
export const arrivedOn = ({ uploaded, created }: CalendarDay): Screenshot[] =>
  eachOnce([...uploaded, ...created]);

/** Everything of the day in the order of its tabs: what the viewer steps through. */
export const allOn = (day: CalendarDay): Screenshot[] =>
  eachOnce([...day.uploaded, ...day.created, ...day.extracted]);

const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat(undefined, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A plain day, written out; it is the same in every zone. */
export const formatDay = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));

export const formatMonth = (month: Month): string => monthName.format(utc(month, 1));
