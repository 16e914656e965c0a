import { monthNumber, monthPattern } from './date-words';
import { dayNumber, isRealDay, type CalendarDay } from './calendar-day';
import { allMatches } from '../page/all-matches';

/** `26-Nov-02`: a year of two digits stands in front or at the end. */
const SHORT = new RegExp(
  `(?<![\\d\\p{L}.,:/-])(?<a>\\d\\d)[-/](?<month>${monthPattern})\\b[-/](?<b>\\d\\d)(?![\\d\\p{L}.:/-])`,
  'gu',
);
/** So many different days are a column, which tells more than one of them. */
const ENOUGH = 3;
/** By how much nearer to the picture the days have to be with the year in front. */
const MUCH_NEARER = 3;

interface Written {
  a: number;
  month: number;
  b: number;
}

/**
 * A column of such dates has its year in front where the first number hardly changes while the last one does, and its
 * days then lie much nearer to the picture. One date alone is read with its day in front, as most people write it.
 */
export function isShortYearFirst(folded: string, imageDay: CalendarDay): boolean {
  const found = allMatches(folded, SHORT).map(({ groups = {} }): Written => {
    return { a: Number(groups.a), month: monthNumber(groups.month ?? ''), b: Number(groups.b) };
  });
  const distinct = [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
  if (distinct.length < ENOUGH) return false;
  const [first, last] = [distinct.map(({ a }) => a), distinct.map(({ b }) => b)];
  if (Math.max(...first) - Math.min(...first) > 1) return false;
  if (new Set(last).size <= new Set(first).size) return false;
  const yearFirst = apart(
    distinct.map(({ a, month, b }) => asDay(a, month, b)),
    imageDay,
  );
  const dayFirst = apart(
    distinct.map(({ a, month, b }) => asDay(b, month, a)),
    imageDay,
  );
  return yearFirst * MUCH_NEARER < dayFirst;
}

const asDay = (year: number, month: number, day: number): CalendarDay => {
  return { year: 2000 + year, month, day };
};

/** Days that are none lie at no distance from the picture that could be compared. */
function apart(days: readonly CalendarDay[], imageDay: CalendarDay): number {
  const today = dayNumber(imageDay);
  return days.reduce(
    (sum, day) => sum + (isRealDay(day) ? Math.abs(dayNumber(day) - today) : Infinity),
    0,
  );
}
