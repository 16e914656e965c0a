import { longMonthPattern, riskyMonthPattern, sureMonthPattern } from './date-words';
import {
  DAY,
  KEPT_ORDINAL,
  SPACE,
  YEAR,
  fullYear,
  named,
  num,
  rule,
  type DateRule,
} from './date-rule';

/** Dates whose spaces were not read, and orders of the parts that are rare. */
export const JOINED_RULES: readonly DateRule[] = [
  rule(
    'year month day',
    `(?<![\\d\\p{L}.,:/-])(?<year>${YEAR})(?:[ -]|\\. )(?<month>${longMonthPattern})\\.?[ -](?<day>${DAY})(?![\\d\\p{L}:/])`,
    (g) => named(g, num(g.year), 0.93),
  ),
  rule(
    'Lithuanian',
    `(?<![\\d\\p{L}.,:/-])(?<year>${YEAR})${SPACE}m\\.?${SPACE}(?<month>${longMonthPattern}|${riskyMonthPattern})${SPACE}(?<day>${DAY})(?![\\d\\p{L}:/])`,
    (g) => named(g, num(g.year), 0.95),
  ),
  rule(
    'Latvian',
    `(?<![\\d\\p{L}.,:/-])(?<year>${YEAR})\\.?${SPACE}gada${SPACE}(?<day>${DAY})\\.?${SPACE}(?<month>${longMonthPattern}|${riskyMonthPattern})(?!\\p{L})`,
    (g) => named(g, num(g.year), 0.95),
  ),
  rule(
    'month day year, dashes',
    `\\b(?<month>${longMonthPattern})-(?<day>${DAY})-(?<year>${YEAR})(?!\\d)`,
    (g) => named(g, num(g.year), 0.95),
  ),
  rule(
    'day month year, rare names',
    `(?<!\\d|\\d[.,:/])(?<day>${DAY})${KEPT_ORDINAL}[ /-](?:de )?(?<month>${riskyMonthPattern})\\b\\.?[ /-](?:de )?(?<year>${YEAR})(?![\\d\\p{L}])`,
    (g) => named(g, num(g.year), 0.9),
  ),
  rule(
    'day month, short year, rare names',
    `(?<![\\d\\p{L}.,:/-])(?<day>${DAY})-(?<month>${riskyMonthPattern})-(?<year>\\d\\d)(?![\\d\\p{L}.:/-])`,
    (g, page) => named(g, fullYear(g.year, page), 0.8),
  ),
  rule(
    'day month year in one word',
    `(?<![\\d\\p{L}.,:/-])(?<day>${DAY})(?<month>${longMonthPattern}),?(?<year>${YEAR})(?![\\d\\p{L}])`,
    (g) => named(g, num(g.year), 0.9),
  ),
  rule(
    'month day year in one word',
    `(?<![\\d\\p{L}])(?<month>${longMonthPattern})(?<day>${DAY}),(?<year>${YEAR})(?![\\d\\p{L}])`,
    (g) => named(g, num(g.year), 0.9),
  ),
  rule(
    'day month short year in one word',
    `(?<![\\d\\p{L}.,:/-])(?<day>0[1-9]|[12]\\d|3[01])(?<month>${longMonthPattern})(?<year>\\d\\d)(?![\\d\\p{L}])`,
    (g, page) => named(g, fullYear(g.year, page), 0.8),
  ),
  rule(
    'day and month in one word',
    `(?<![\\d\\p{L}.,:/-])(?<day>${DAY})(?<month>${sureMonthPattern})(?![\\d\\p{L}])`,
    (g) => named(g, null, 0.8),
  ),
  rule(
    'month and day in one word',
    `(?<![\\d\\p{L}.,:/_-])(?<month>${sureMonthPattern})(?<day>${DAY})(?![\\d\\p{L}.,:/-])`,
    (g) => named(g, null, 0.7),
  ),
];
