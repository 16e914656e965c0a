import { dayNumber, isRealDay, weekdayOf } from './calendar-day';
import {
  DAY,
  END,
  MONTH_NUMBER,
  SPACE,
  START,
  YEAR,
  fullYear,
  num,
  rule,
  type DatePage,
  type DateRule,
  type WrittenDay,
} from './date-rule';
import { shortWeekdayPattern, weekdayNumber, weekdayPattern } from './date-words';

const PADDED_DAY = '(?:0[1-9]|[12]\\d|3[01])';
const PADDED_MONTH = '(?:0[1-9]|1[0-2])';
const TO = `${SPACE}(?:[-–—]|bis|to|au|al)${SPACE}`;

/** So far from the picture a weekday alone does not say which of two months is meant. */
const NEAR_DAYS = 190;

/** Whether the day falls on this weekday in the year that puts it near the picture. */
function fallsOn(weekday: number, month: number, day: number, page: DatePage): boolean {
  const { year } = page.imageDay;
  return [year - 1, year, year + 1]
    .map((each) => ({ year: each, month, day }))
    .filter(isRealDay)
    .filter((each) => Math.abs(dayNumber(each) - dayNumber(page.imageDay)) <= NEAR_DAYS)
    .some((each) => weekdayOf(each) === weekday);
}

/** `mar.` is a month elsewhere; in front of a month in numbers it is Tuesday in these. */
const TUESDAY_IS_MAR: ReadonlySet<string> = new Set(['fra', 'ita', 'spa']);
const TUESDAY = 2;

const tuesday = (mar: string | undefined, { language }: DatePage): number | null =>
  mar && TUESDAY_IS_MAR.has(language) ? TUESDAY : null;

/** `Sun 6/8`, `dim. 08/06`: the weekday belongs to one of the two readings. */
function slashed(groups: Record<string, string | undefined>, page: DatePage): WrittenDay[] {
  const weekday = weekdayNumber(groups.weekday) ?? tuesday(groups.mar, page);
  const [a, b] = [num(groups.a), num(groups.b)];
  if (weekday === null) return [];
  const dayFirst = { year: null, month: b, day: a, weekday, base: 0.8 };
  const monthFirst = { year: null, month: a, day: b, weekday, base: 0.8 };
  const agreeing = [dayFirst, monthFirst].filter(({ month, day }) =>
    fallsOn(weekday, month, day, page),
  );
  if (agreeing.length === 1) return agreeing;
  if (page.order === null) return [];
  return [page.order === 'day-first' ? dayFirst : monthFirst];
}

/** `14/06 - 16/06`, where language or other dates say which number is the day. */
function slashedRange(groups: Record<string, string | undefined>, page: DatePage): WrittenDay[] {
  const pairs = [
    [num(groups.a), num(groups.b)],
    [num(groups.c), num(groups.d)],
  ] as const;
  const isDayFirst = page.order === 'day-first' || pairs.some(([a]) => a > 12);
  if (page.order === null && !isDayFirst && !pairs.some(([, b]) => b > 12)) return [];
  return pairs.map(([a, b]) => {
    return { year: null, month: isDayFirst ? b : a, day: isDayFirst ? a : b, base: 0.7 };
  });
}

/** The two days of a range in one month, the year perhaps missing. */
function daysOfMonth(groups: Record<string, string | undefined>, page: DatePage): WrittenDay[] {
  const year = groups.year ? fullYear(groups.year, page) : null;
  const base = year === null ? 0.75 : 0.93;
  return [groups.day, groups.last].map((day) => {
    return { year, month: num(groups.month), day: num(day), base };
  });
}

/** The year in front, as in a file's name. */
export const YEAR_FIRST_RULES: readonly DateRule[] = [
  rule(
    'year first, one digit',
    `(?<![\\d\\p{L}.,/-])(?<year>${YEAR})([-/])(?<month>${MONTH_NUMBER})\\2(?<day>${DAY})(?![\\d\\p{L}/-])`,
    (g) => [{ year: num(g.year), month: num(g.month), day: num(g.day), base: 0.9 }],
  ),
  rule(
    'year first, with spaces',
    `${START}(?<year>${YEAR}) ?- ?(?<month>${PADDED_MONTH}) ?- ?(?<day>${PADDED_DAY})(?![\\d\\p{L}/-])`,
    (g) => [{ year: num(g.year), month: num(g.month), day: num(g.day), base: 0.85 }],
  ),
  rule(
    'stamp of a file name or of a calendar file',
    `(?<!\\d)(?<year>${YEAR})(?<month>${PADDED_MONTH})(?<day>${PADDED_DAY})(?=[t_-](?:[01]\\d|2[0-3])[0-5]\\d[0-5]\\d(?!\\d{4}))`,
    (g) => [{ year: num(g.year), month: num(g.month), day: num(g.day), base: 0.8 }],
  ),
];

/** Dates in numbers alone, beside those with a year at the end. In order, the longer ones first. */
export const NUMBER_RULES: readonly DateRule[] = [
  rule(
    'days of a month, dotted',
    `${START}(?<day>${DAY})\\.?${TO}(?<last>${DAY})\\.(?<month>${MONTH_NUMBER})\\.(?<year>${YEAR}|\\d\\d(?!\\d))?(?![\\d\\p{L}])`,
    daysOfMonth,
  ),
  rule(
    'days of a month, slashed',
    `${START}(?<day>${DAY})${TO}(?<last>${DAY})/(?<month>${MONTH_NUMBER})/(?<year>${YEAR})${END}`,
    daysOfMonth,
  ),
  rule(
    'dotted range without a year',
    `${START}(?<day>${DAY})\\.(?<month>${MONTH_NUMBER})\\.${TO}(?<last>${DAY})\\.(?<lastMonth>${MONTH_NUMBER})\\.(?![\\d\\p{L}])`,
    (g) => [
      { year: null, month: num(g.month), day: num(g.day), base: 0.75 },
      { year: null, month: num(g.lastMonth), day: num(g.last), base: 0.75 },
    ],
  ),
  rule(
    'slashed range',
    `${START}(?<a>\\d\\d)/(?<b>\\d\\d)${TO}(?<c>\\d\\d)/(?<d>\\d\\d)(?![\\d\\p{L}/%]|[.,]\\d)`,
    slashedRange,
  ),
  rule(
    'weekday and slashed day',
    `\\b(?:(?<weekday>${weekdayPattern}|${shortWeekdayPattern})|(?<mar>mar)\\.?),?${SPACE}(?<a>${DAY})/(?<b>${DAY})(?![\\d\\p{L}/%]|[.,]\\d)`,
    slashed,
  ),
  rule(
    'short year and dashes',
    `${START}(?<day>${PADDED_DAY})-(?<month>${PADDED_MONTH})-(?<year>\\d\\d)(?![\\d\\p{L}.,:/-])`,
    (g, page) =>
      // In English it is as often the number of a bank.
      page.language === 'eng'
        ? []
        : [{ year: fullYear(g.year, page), month: num(g.month), day: num(g.day), base: 0.7 }],
  ),
];

/** `08.06.` with both full stops; in English it ends a sentence about an amount. */
export const PADDED_DAY_RULE: DateRule = rule(
  'padded day',
  `${START}(?<day>${PADDED_DAY})\\.${SPACE}(?<month>${PADDED_MONTH})\\.(?!${SPACE}[\\d\\p{Sc}%]|\\p{L})`,
  (g, page) =>
    page.language === 'eng'
      ? []
      : [{ year: null, month: num(g.month), day: num(g.day), base: 0.62 }],
);
