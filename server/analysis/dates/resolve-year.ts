import { dayNumber, isRealDay, weekdayOf, type CalendarDay } from './calendar-day';
import type { DateMatch } from './date-match';
import type { WrittenDay } from './date-rule';

export interface DatedDay {
  day: CalendarDay;
  base: number;
}

/** Years written on the page, by month and day. */
export type KnownYears = ReadonlyMap<number, number>;

const keyOf = ({ month, day }: WrittenDay): number => month * 100 + day;

export function knownYears(matches: readonly DateMatch[]): KnownYears {
  const years = new Map<number, number>();
  for (const { written } of matches) {
    if (written.year === null || written.base <= 0.8 || years.has(keyOf(written))) continue;
    years.set(keyOf(written), written.year);
  }
  return years;
}

/** The year as written, else the one of the same day elsewhere on the page, else the nearest to `near`. */
export function withYear(written: WrittenDay, near: CalendarDay, years: KnownYears): DatedDay {
  const { year, month, day, base } = written;
  if (year !== null) return { day: { year, month, day }, base };
  const twin = years.get(keyOf(written));
  if (twin !== undefined) return { day: { year: twin, month, day }, base: 0.9 };
  return nearestYear(written, near);
}

function nearestYear({ month, day, weekday, base }: WrittenDay, near: CalendarDay): DatedDay {
  const distance = (candidate: CalendarDay): number =>
    Math.abs(dayNumber(candidate) - dayNumber(near));
  const candidates = [0, -1, 1, -2, 2, -3, 3, -4, 4]
    .map((offset) => ({ year: near.year + offset, month, day }))
    .filter(isRealDay)
    .sort((a, b) => distance(a) - distance(b));
  const closest = candidates[0] ?? { year: near.year, month, day };
  if (weekday == null) return { day: closest, base };
  const likely = candidates.find((candidate) => weekdayOf(candidate) === weekday);
  if (likely === closest) return { day: closest, base: Math.max(base, 0.92) };
  return likely ? { day: likely, base: Math.min(base, 0.7) } : { day: closest, base };
}
