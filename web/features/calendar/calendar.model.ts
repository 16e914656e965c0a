import type {
  CalendarDay,
  CalendarDaySummary,
  CalendarMonth,
} from '../../../server/contract/calendar';
import { CALENDAR_YEARS } from '../../../server/contract/limits';
import type { Screenshot } from '../../../server/contract/screenshots';
import { formatNumber } from '../../shared/format';
import { calendarTexts } from './texts';

/** A month with the numbers that people write: November is 11. */
export interface Month {
  year: number;
  month: number;
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** `2026-11` */
export const monthKey = ({ year, month }: Month): string => `${pad(year, 4)}-${pad(month, 2)}`;

export const dayKey = (month: Month, day: number): string => `${monthKey(month)}-${pad(day, 2)}`;

/** The calendar has a first and a last month. */
export const isInCalendar = ({ year }: Month): boolean =>
  year >= CALENDAR_YEARS.first && year <= CALENDAR_YEARS.last;

/** Null for an invalid month; plain days never pass through a local date. */
export function readMonth(text: string | null): Month | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text ?? '') ?? [];
  const found = { year: Number(year), month: Number(month) };
  const isReal = found.month >= 1 && found.month <= 12 && isInCalendar(found);
  return year !== undefined && isReal ? found : null;
}

/** Null for an invalid day, such as February 31: an address may contain anything. */
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

export const shiftDay = (day: string, by: number): string => {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + by);
  return moment.toISOString().slice(0, 10);
};

export const totalOf = ({ uploaded, creationUploaded, extracted }: CalendarDaySummary): number =>
  uploaded + creationUploaded + extracted;

/** The labelled counts of a day, without zeros. The label stands beside its number and is the same for every number. */
export const countsOf = ({
  uploaded,
  creationUploaded,
  extracted,
}: Pick<CalendarDaySummary, 'uploaded' | 'creationUploaded' | 'extracted'>) =>
  (
    [
      [uploaded, calendarTexts.counts.uploaded],
      [creationUploaded, calendarTexts.counts.created],
      [extracted, calendarTexts.counts.ai],
    ] as const
  ).filter(([count]) => count > 0);

/** The same in a sentence: `2 uploaded · 1 AI date`. */
export const countLine = (day: Parameters<typeof countsOf>[0]): string =>
  countsOf(day)
    .map(([count, label]) => {
      const isOne = count === 1 && label === calendarTexts.counts.ai;
      return `${formatNumber(count)} ${isOne ? calendarTexts.oneDate : label}`;
    })
    .join(' · ');

export interface DayEvent {
  title: string;
  /** `HH:MM`, or null where the image names no time. */
  time: string | null;
}

const AT_THE_END = '99:99';

/** Events that the images tell of a day: by the clock, then those without a time, the likeliest first. */
export const eventsOf = ({ extractedDetails }: CalendarDaySummary): DayEvent[] =>
  extractedDetails.screenshot_names
    .map((title, index) => ({ title, time: extractedDetails.times[index] ?? null }))
    .sort((a, b) => (a.time ?? AT_THE_END).localeCompare(b.time ?? AT_THE_END));

/** The seven days from Sunday to Saturday around a day. */
export function weekAround(day: string): string[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return Array.from({ length: 7 }, (_, index) => shiftDay(day, index - weekday));
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

/** The day that a key moves to; null when the key does not move, or leaves the calendar. */
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

/** The screenshots uploaded or created on the day, each once. */
export const arrivedOn = ({ uploaded, created }: CalendarDay): Screenshot[] =>
  eachOnce([...uploaded, ...created]);

/** All screenshots of the day in the order of the tabs; the viewer steps through them. */
export const allOn = (day: CalendarDay): Screenshot[] =>
  eachOnce([...day.uploaded, ...day.created, ...day.extracted]);

const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat(undefined, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A plain day in words; it is the same in every time zone. */
export const formatDay = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));

const dayName = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Fri, Nov 20`, where the year stands above. */
export const formatShortDay = (day: string): string => dayName.format(new Date(`${day}T00:00:00Z`));

const weekEnds = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Nov 22 – 28, 2026` */
export const formatWeek = (days: readonly string[]): string =>
  weekEnds.formatRange(
    new Date(`${days[0] ?? ''}T00:00:00Z`),
    new Date(`${days.at(-1) ?? ''}T00:00:00Z`),
  );

export const formatMonth = (month: Month): string => monthName.format(utc(month, 1));
