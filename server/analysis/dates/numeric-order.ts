import {
  type CalendarDay,
  dayNumber,
  isRealDay,
  parseDay,
  weekdayOf,
  yearMeant,
} from './calendar-day';
import { weekdayNumber, weekdayPattern } from './date-words';
import { allMatches } from '../page/all-matches';

export type NumericOrder = 'day-first' | 'month-first';

export interface OrderHints {
  /** The first two numbers of every a/b/yyyy on the page. */
  pairs: readonly (readonly [number, number])[];
  /** The page's language, `eng` or another. */
  language: string;
  /** Text of the page, and the same folded. */
  text: string;
  folded: string;
}

/** States and territories of the United States by the first digit of their ZIP codes. */
const STATES = [
  'CT|MA|ME|NH|NJ|PR|RI|VI|VT',
  'DE|NY|PA',
  'DC|MD|NC|SC|VA|WV',
  'AL|FL|GA|MS|TN',
  'IN|KY|MI|OH',
  'IA|MN|MT|ND|SD|WI',
  'IL|KS|MO|NE',
  'AR|LA|OK|TX',
  'AZ|CO|ID|NM|NV|UT|WY',
  'AK|AS|CA|GU|HI|MP|OR|WA',
].map((states, digit) => `(?:${states})\\s{1,3}${digit}`);

/**
 * `Salem, MA 01970`. Comma and first digit tell the end of an address from `customer ID 83214` and `paid, OK 10234`.
 */
const ADDRESS = new RegExp(
  `\\p{L}\\.?,\\s{0,3}(?:${STATES.join('|')})\\d{4}(?:-\\d{4})?(?![\\d-])`,
  'u',
);
const AMERICAN = /\bzip code\b|\bsales tax\b/;
/** Together with dollars: other countries have the one or the other. */
const TWELVE_HOURS = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/;
const ELSEWHERE = /[€£]|\b(?:eur|gbp|chf|vat|mwst|tva|iva|iban)\b/;

/**
 * Whether 3/4/2025 is the third of April on this page: a number over twelve settles it, else the language, else the
 * currency and other habits. Null when nothing speaks for either.
 */
function decideOrder({ pairs, language, text, folded }: OrderHints): NumericOrder | null {
  const possible = pairs.filter(([a, b]) => a >= 1 && b >= 1 && a <= 31 && b <= 31);
  const dayFirst = possible.filter(([a, b]) => a > 12 && b <= 12).length;
  const monthFirst = possible.filter(([a, b]) => b > 12 && a <= 12).length;
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day-first' : 'month-first';
  if (language !== 'eng') return 'day-first';
  if (ELSEWHERE.test(folded)) return 'day-first';
  const isAmerican =
    ADDRESS.test(text) ||
    AMERICAN.test(folded) ||
    (folded.includes('$') && TWELVE_HOURS.test(folded));
  return isAmerican ? 'month-first' : null;
}

const NUMERIC = new RegExp(
  `(?<![\\d/.-])(?:(?<weekday>${weekdayPattern}),?[^\\S\\n]{0,3})?(?<a>\\d{1,2})[/-](?<b>\\d{1,2})[/-](?<year>\\d{4}|\\d\\d)(?!\\d)`,
  'gu',
);

/** The weekday in front of a date belongs to one of its two readings. */
function byWeekday(
  found: readonly Record<string, string | undefined>[],
  today: CalendarDay,
): NumericOrder | null {
  const votes = { 'day-first': 0, 'month-first': 0 };
  for (const { weekday, a, b, year } of found) {
    if (!weekday) continue;
    const [first, second] = [Number(a), Number(b)];
    const isOf = (month: number, day: number): boolean => {
      const date = { year: yearMeant(Number(year), today.year), month, day };
      return isRealDay(date) && weekdayOf(date) === weekdayNumber(weekday);
    };
    if (isOf(second, first)) votes['day-first']++;
    if (isOf(first, second)) votes['month-first']++;
  }
  if (votes['day-first'] === votes['month-first']) return null;
  return votes['day-first'] > votes['month-first'] ? 'day-first' : 'month-first';
}

/** By how much nearer to the picture the days of a reading have to be. */
const MUCH_NEARER = 3;

/** Pages mostly show days around the day of the picture: the reading whose days are much nearer to it. */
function byNearness(
  found: readonly Record<string, string | undefined>[],
  today: CalendarDay,
): NumericOrder | null {
  const apart = { 'day-first': 0, 'month-first': 0 };
  for (const { a, b, year } of found) {
    const full = yearMeant(Number(year), today.year);
    const [dayFirst, monthFirst] = [
      { year: full, month: Number(b), day: Number(a) },
      { year: full, month: Number(a), day: Number(b) },
    ];
    if (!isRealDay(dayFirst) || !isRealDay(monthFirst)) continue;
    apart['day-first'] += Math.abs(dayNumber(dayFirst) - dayNumber(today));
    apart['month-first'] += Math.abs(dayNumber(monthFirst) - dayNumber(today));
  }
  if (apart['day-first'] * MUCH_NEARER < apart['month-first']) return 'day-first';
  return apart['month-first'] * MUCH_NEARER < apart['day-first'] ? 'month-first' : null;
}

export interface PageOrder {
  order: NumericOrder | null;
  /** Said only by the day of the picture. */
  isGuess: boolean;
}

/**
 * Decides once per page: the weekdays beside dates, else `decideOrder`, else, as a guess, the days that are nearer to
 * the day of the image. Where all are silent, `numeric` of `date-rule.ts` reads the month first, with little confidence.
 * Only what could be a day and a month decides: the parts of 83/07/26 say nothing.
 */
export function dayMonthOrder(
  { text, language, imageDate }: { text: string; language: string; imageDate: string },
  folded: string,
): PageOrder {
  const found = allMatches(folded, NUMERIC).map(({ groups = {} }) => groups);
  const pairs = found.map(({ a, b }) => [Number(a), Number(b)] as const);
  const today = parseDay(imageDate);
  const order = byWeekday(found, today) ?? decideOrder({ pairs, language, text, folded });
  if (order) return { order, isGuess: false };
  return { order: byNearness(found, today), isGuess: true };
}
