import { monthPattern, shortWeekdayPattern, weekdayPattern } from './date-words';
import {
  CLOCK,
  DAY,
  END,
  GAP,
  KEPT_ORDINAL,
  LAST,
  MONTH,
  MONTH_NUMBER,
  NO_UNIT,
  OF,
  ORDINAL,
  SPACE,
  START,
  WEEKDAY,
  YEAR,
  YEAR_OF_LONG_AGO,
  fullYear,
  month,
  named,
  num,
  numeric,
  rule,
  type DateRule,
} from './date-rule';
import { JOINED_RULES } from './joined-rules';
import { NUMBER_RULES, PADDED_DAY_RULE, YEAR_FIRST_RULES } from './number-rules';

/** In `Apr 29 Apr 30 May 1` of an axis each number belongs to the month in front of it. */
const MONTH_FIRST_ROW = `(?:^|\\n)[^\\p{L}\\d\\n]{0,12}(?:${monthPattern}\\.?[^\\S\\n]?\\d{1,2}[^\\p{L}\\d\\n]{1,3}){1,12}${monthPattern}\\.?[^\\S\\n]{1,2}`;

/** In order: the surest first, each consuming what it matched. */
export const WRITTEN_RULES: readonly DateRule[] = [
  rule(
    'iso',
    `(?<![\\d\\p{L}.,/]|\\d:)(?<year>${YEAR})([-/.])(?<month>0[1-9]|1[0-2])\\2(?<day>0[1-9]|[12]\\d|3[01])(?!\\d(?!\\d:\\d\\d))`,
    (g) => [{ year: num(g.year), month: num(g.month), day: num(g.day), base: 0.97 }],
  ),
  ...YEAR_FIRST_RULES,
  rule(
    'east-asian',
    `(?<year>${YEAR}) ?[年년] ?(?<month>${MONTH_NUMBER}) ?[月월] ?(?<day>${DAY}) ?[日일]`,
    (g) => [{ year: num(g.year), month: num(g.month), day: num(g.day), base: 0.97 }],
  ),
  rule(
    'east-asian, without a year',
    `(?<![\\d年])(?<month>${MONTH_NUMBER}) ?[月월] ?(?<day>${DAY}) ?[日일]`,
    (g) => [{ year: null, month: num(g.month), day: num(g.day), base: 0.8 }],
  ),
  ...NUMBER_RULES,
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
    `(?<!\\d|\\d[.,:/])${WEEKDAY}(?<day>${DAY})${KEPT_ORDINAL}${LAST}${GAP}[-/]?${OF}${GAP}${MONTH}${SPACE}[-/,]?${SPACE}(?:(?:de|del|of)${SPACE})?${GAP}(?<year>${YEAR_OF_LONG_AGO})${END}`,
    (g) => named(g, num(g.year), 0.97),
  ),
  rule(
    'month day year',
    `\\b${WEEKDAY}${MONTH},?${GAP}(?<day>${DAY})${ORDINAL}${LAST}${SPACE}[,.]?${GAP}(?<year>${YEAR_OF_LONG_AGO})${END}`,
    (g) => named(g, num(g.year), 0.97),
  ),
  rule(
    'day month, short year',
    // In `Dec 16 Jan ‘17` of an axis the first number belongs to the month before it.
    `(?<![\\d'’‘"]|\\d[.,:/-])(?<day>${DAY})(?:[-/]|(?<!\\b${monthPattern}\\.?${SPACE}${DAY})${SPACE})${MONTH}(?:[-/]|${SPACE}['’‘])(?<year>\\d\\d)(?![\\d\\p{L}.:/-])`,
    (g, page) => {
      if (!page.isShortYearFirst) return named(g, fullYear(g.year, page), 0.85);
      return named({ ...g, day: g.year }, fullYear(g.day, page), 0.85);
    },
  ),
  ...JOINED_RULES,
  rule(
    'day month',
    `(?<!${MONTH_FIRST_ROW})(?<![\\d'’‘"]|\\d[.,:/]|\\p{L}{3})${WEEKDAY}(?<day>${DAY})${KEPT_ORDINAL}${LAST}${SPACE}${OF}${SPACE}(?<=[\\s.'’‘])${MONTH}(?![\\p{L}\\d]|${SPACE}['’‘"]\\d)`,
    (g) => named(g, null, 0.82),
  ),
  rule(
    'month day',
    `\\b${WEEKDAY}${MONTH}${SPACE}(?<=[\\s.])(?<day>${DAY})${ORDINAL}${LAST}(?![\\d\\p{L}%:/]|[.,]\\d)${NO_UNIT}`,
    (g) => named(g, null, 0.82),
  ),
  PADDED_DAY_RULE,
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
