/** Inclusive days, `2026-11-20`. */
export interface Span {
  from: string;
  to: string;
}

export const PRESETS = ['today', 'week', 'month', 'lastMonth', 'year'] as const;
export type Preset = (typeof PRESETS)[number];

const WEEK_DAYS = 7;

const iso = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A day of the calendar; days and months beyond an end lead into the neighbour. */
const dayOf = (year: number, month: number, day: number): string =>
  iso(new Date(Date.UTC(year, month - 1, day)));

/** The day so many days later, or earlier. */
export function daysAfter(day: string, by: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOf(year, month, date + by);
}

/** A month, `2026-11`, from its first to its last day. */
export function monthSpan(month: string): Span {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: dayOf(year, number, 1), to: dayOf(year, number + 1, 0) };
}

/** The month so many months later, or earlier. */
export function monthsAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dayOf(year, number + by, 1).slice(0, 7);
}

export const yearSpan = (year: number): Span => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The days that each preset means today. */
export function presetDays(today: string): Record<Preset, Span> {
  const month = today.slice(0, 7);
  return {
    today: { from: today, to: today },
    week: { from: daysAfter(today, 1 - WEEK_DAYS), to: today },
    month: monthSpan(month),
    lastMonth: monthSpan(monthsAfter(month, -1)),
    year: yearSpan(Number(today.slice(0, 4))),
  };
}

/** The month that these days are, from its first to its last; null for any others. */
export function monthOf({ from, to }: Span): string | null {
  const month = from.slice(0, 7);
  if (month === '') return null;
  const whole = monthSpan(month);
  return whole.from === from && whole.to === to ? month : null;
}

/** The year that these days are, from its first to its last; null for any others. */
export function yearOf({ from, to }: Span): string | null {
  const year = from.slice(0, 4);
  return from === `${year}-01-01` && to === `${year}-12-31` ? year : null;
}

/** The preset that these days are; null for any others. */
export function presetOf({ from, to }: Span, today: string): Preset | null {
  const days = presetDays(today);
  return PRESETS.find((it) => days[it].from === from && days[it].to === to) ?? null;
}
