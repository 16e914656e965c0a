import { type EvidenceRule } from '../../contract/reading/evidence';
import { type CalendarDay } from './calendar-day';
import {
  monthNumber,
  monthPattern,
  shortWeekdayPattern,
  weekdayNumber,
  weekdayPattern,
} from './date-words';
import { type NumericOrder } from './numeric-order';

/** The facts about the page that rules may use. */
export interface DatePage {
  imageDay: CalendarDay;
  order: NumericOrder | null;
}

/** A day as written; without a year it still has to be given one. */
export interface WrittenDay {
  year: number | null;
  month: number;
  day: number;
  /** 0 Sunday to 6 Saturday, when one is written. */
  weekday?: number | null;
  /** The confidence in this way of writing, before the quality of the reading: 0 to 1. */
  base: number;
}

export interface DateRule {
  name: string;
  /** The explanation that people see. */
  evidence: EvidenceRule;
  /** Runs over folded text; text that a match covers is hidden from later rules. */
  pattern: RegExp;
  read: (groups: Record<string, string | undefined>, page: DatePage) => WrittenDay[];
}

// Spaces inside a date; a date with a year may be broken over two lines. Bounded, because several stand side by side:
// unbounded ones would try every way to share a long run of spaces.
const SPACE = '[^\\S\\n]{0,3}';
const GAP = `${SPACE}\\n?${SPACE}`;
const YEAR = '(?:19|20)\\d\\d';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
const ORDINAL = '(?:st|nd|rd|th|er|[.ºª°])?';
const OF = `(?:(?:day${SPACE})?of|de|del)?`;
const WEEKDAY = `(?:(?<weekday>${weekdayPattern}),?${SPACE}(?:(?:the|den|dem|le|el)${SPACE})?)?`;
const MONTH = `(?<month>${monthPattern})\\b\\.?`;
/**
 * `20-22 March`, `13. bis 17. April`, `3 au 5 mai`, `del 3 al 5 de mayo`: the second day, which may have its weekday.
 */
const LAST = `(?:${GAP}(?:[-–—]|to|through|bis|au|al|a)${GAP}(?:${weekdayPattern},?${SPACE}(?:(?:the|den|dem|le|el)${SPACE})?)?(?<last>${DAY})${ORDINAL}(?![\\d:]))?`;
/** `Mar 7 days`, `May 5 %` count something. */
const NO_UNIT = `(?!${SPACE}(?:days?|day\\(|hours?|minutes?|mins?|h\\b|tage?\\b|jours?|dias?|times|%|px|x\\d))`;
const CLOCK = '\\d{1,2}:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?';
const START = '(?<![\\d\\p{L}.,:/-])';
const END = '(?![\\d\\p{L}])';

/** Rules that leave something open; a date of any other is written out. */
const EVIDENCE: Readonly<Record<string, EvidenceRule>> = {
  numeric: 'numeric_date',
  'numeric, short year': 'numeric_date',
  'day month': 'date_without_year',
  'month day': 'date_without_year',
  'numbers after a preposition': 'short_date',
  'month year': 'month_heading',
};

const rule = (name: string, source: string, read: DateRule['read']): DateRule => ({
  name,
  evidence: EVIDENCE[name] ?? 'written_date',
  pattern: new RegExp(source, 'gu'),
  read,
});

const num = (text: string | undefined): number => Number((text ?? '').replace(/\D/g, ''));
const month = (text: string | undefined): number => monthNumber(text ?? '');

/** 25 is 2025 unless that lies more than ten years ahead of the picture. */
function fullYear(text: string | undefined, page: DatePage): number {
  const value = num(text);
  if (value >= 100) return value;
  const year = 2000 + value;
  return year > page.imageDay.year + 10 ? year - 100 : year;
}

function named(
  groups: Record<string, string | undefined>,
  year: number | null,
  base: number,
): WrittenDay[] {
  const weekday = weekdayNumber(groups.weekday);
  const last = groups.last
    ? [{ year, month: month(groups.month), day: num(groups.last), base }]
    : [];
  return [{ year, month: month(groups.month), day: num(groups.day), weekday, base }, ...last];
}

function numeric(groups: Record<string, string | undefined>, page: DatePage): WrittenDay[] {
  const [a, b] = [num(groups.a), num(groups.b)];
  const year = fullYear(groups.year, page);
  const short = num(groups.year) < 100 ? 0.1 : 0;
  const weekday = weekdayNumber(groups.weekday);
  if (a > 12) return [{ year, month: b, day: a, weekday, base: 0.93 - short }];
  if (b > 12) return [{ year, month: a, day: b, weekday, base: 0.93 - short }];
  if (a === b) return [{ year, month: a, day: a, weekday, base: 0.93 - short }];
  const base = page.order === null ? 0.6 : 0.88 - short;
  const isDayFirst = page.order === 'day-first';
  return [{ year, month: isDayFirst ? b : a, day: isDayFirst ? a : b, base }];
}

/** In order: the surest first, each consuming what it matched. */
export const WRITTEN_RULES: readonly DateRule[] = [
  rule(
    'iso',
    `(?<![\\d\\p{L}.,/]|\\d:)(?<year>${YEAR})([-/.])(?<month>0[1-9]|1[0-2])\\2(?<day>0[1-9]|[12]\\d|3[01])(?!\\d)`,
    (g) => [{ year: num(g.year), month: num(g.month), day: num(g.day), base: 0.97 }],
  ),
  rule(
    'east-asian',
    `(?<year>${YEAR}) ?[年년] ?(?<month>${MONTH_NUMBER}) ?[月월] ?(?<day>${DAY}) ?[日일]`,
    (g) => [{ year: num(g.year), month: num(g.month), day: num(g.day), base: 0.97 }],
  ),
  rule(
    'dotted range',
    `${START}(?<day>${DAY})\\.${SPACE}(?<month>${MONTH_NUMBER})\\.${SPACE}(?=(?:[-–—]|bis|to)${SPACE}${DAY}\\.${SPACE}${MONTH_NUMBER}\\.${SPACE}(?<year>${YEAR}))`,
    (g) => [{ year: num(g.year), month: num(g.month), day: num(g.day), base: 0.93 }],
  ),
  rule(
    'dotted',
    `${START}(?<day>${DAY})\\.${SPACE}(?<month>${MONTH_NUMBER})\\.${SPACE}(?<year>${YEAR})${END}`,
    (g) => [{ year: num(g.year), month: num(g.month), day: num(g.day), base: 0.96 }],
  ),
  rule(
    'dotted, short year',
    `${START}(?<day>0[1-9]|[12]\\d|3[01])\\.(?<month>0[1-9]|1[0-2])\\.(?<year>\\d\\d)(?![\\d\\p{L}.])`,
    (g, page) => [
      { year: fullYear(g.year, page), month: num(g.month), day: num(g.day), base: 0.8 },
    ],
  ),
  rule(
    'dotted, one digit and short year',
    `${START}(?<day>${DAY})\\.(?<month>${MONTH_NUMBER})\\.(?<year>\\d\\d)(?![\\d\\p{L}.])`,
    (g, page) => [
      { year: fullYear(g.year, page), month: num(g.month), day: num(g.day), base: 0.75 },
    ],
  ),
  rule(
    'weekday and dotted day',
    `\\b(?<weekday>${weekdayPattern}|${shortWeekdayPattern}),?${SPACE}(?<day>${DAY})\\.${SPACE}(?<month>${MONTH_NUMBER})\\.?(?![\\d\\p{L}:])`,
    (g) =>
      named({ ...g, month: undefined }, null, 0.8).map((day) => ({ ...day, month: num(g.month) })),
  ),
  rule(
    'numeric',
    `${START}${WEEKDAY}(?<a>${DAY})(?<cut>[/-])(?<b>${DAY})\\k<cut>(?<year>${YEAR})${END}`,
    numeric,
  ),
  rule(
    'numeric, short year',
    `${START}${WEEKDAY}(?<a>${DAY})/(?<b>${DAY})/(?<year>\\d\\d)(?![\\d\\p{L}/.])`,
    numeric,
  ),
  rule(
    'log stamp',
    `\\b${WEEKDAY}${MONTH}${SPACE}(?<day>${DAY})${SPACE}${CLOCK}${SPACE}(?:[a-z]{3,4}${SPACE})?(?<year>${YEAR})\\b`,
    (g) => named(g, num(g.year), 0.97),
  ),
  rule(
    'day month year',
    `(?<!\\d|\\d[.,:/])${WEEKDAY}(?<day>${DAY})${ORDINAL}${LAST}${GAP}[-/]?${OF}${GAP}${MONTH}${SPACE}[-/,]?${SPACE}(?:(?:de|del|of)${SPACE})?${GAP}(?<year>${YEAR})${END}`,
    (g) => named(g, num(g.year), 0.97),
  ),
  rule(
    'month day year',
    `\\b${WEEKDAY}${MONTH}${GAP}(?<day>${DAY})${ORDINAL}${LAST}${SPACE}[,.]?${GAP}(?<year>${YEAR})${END}`,
    (g) => named(g, num(g.year), 0.97),
  ),
  rule(
    'day month, short year',
    `(?<![\\d'’‘"]|\\d[.,:/-])(?<day>${DAY})(?:[-/]|${SPACE})${MONTH}(?:[-/]|${SPACE}['’‘])(?<year>\\d\\d)(?![\\d\\p{L}.:/-])`,
    (g, page) => named(g, fullYear(g.year, page), 0.85),
  ),
  rule(
    'day and month in one word',
    `(?<![\\d\\p{L}.,:/-])(?<day>0[1-9]|[12]\\d|3[01])(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?![\\d\\p{L}])`,
    (g) => named(g, null, 0.8),
  ),
  rule(
    'day month',
    `(?<![\\d'’‘"]|\\d[.,:/])${WEEKDAY}(?<day>${DAY})${ORDINAL}${LAST}${SPACE}${OF}${SPACE}(?<=[\\s.])${MONTH}(?![\\p{L}\\d]|${SPACE}['’‘"]\\d)`,
    (g) => named(g, null, 0.82),
  ),
  rule(
    'month day',
    `\\b${WEEKDAY}${MONTH}${SPACE}(?<=[\\s.])(?<day>${DAY})${ORDINAL}${LAST}(?![\\d\\p{L}%:/]|[.,]\\d)${NO_UNIT}`,
    (g) => named(g, null, 0.82),
  ),
];

/** Two bare numbers are a date only behind a word that asks for one. */
export const SHORT_RULE: DateRule = rule(
  'numbers after a preposition',
  `\\b(?:on|by|due|until|till|before|am|bis|ab|vom|zum|le|avant|el|hasta)${SPACE}:?${SPACE}(?:(?<a>${DAY})/(?<b>${DAY})(?![\\d\\p{L}/%]|[.,]\\d)|(?<c>${DAY})\\.${SPACE}(?<d>${MONTH_NUMBER})\\.(?!\\d))`,
  (g, page) => {
    if (g.c) return [{ year: null, month: num(g.d), day: num(g.c), base: 0.6 }];
    return numeric({ ...g, year: '0' }, page).map((day) => ({ ...day, year: null, base: 0.6 }));
  },
);

/** Only for a line that is a heading: the first of the month stands for the month. */
export const MONTH_RULE: DateRule = rule(
  'month year',
  `\\b${MONTH}${SPACE}(?:de${SPACE})?(?<year>${YEAR})\\b`,
  (g) => [{ year: num(g.year), month: month(g.month), day: 1, base: 0.5 }],
);
