import { longMonthPattern, riskyMonthPattern, sureMonthPattern } from './date-words';
import { DAY, ORDINAL, YEAR, named, num, rule, type DateRule } from './date-rule';

/** Dates whose spaces were not read, and orders of the parts that are rare. */
export const JOINED_RULES: readonly DateRule[] = [
  rule(
    'year month day',
    `(?<![\\d\\p{L}.,:/-])(?<year>${YEAR})[ -](?<month>${longMonthPattern})\\.?[ -](?<day>${DAY})(?![\\d\\p{L}:/])`,
    (g) => named(g, num(g.year), 0.93),
  ),
  rule(
    'month day year, dashes',
    `\\b(?<month>${longMonthPattern})-(?<day>${DAY})-(?<year>${YEAR})(?!\\d)`,
    (g) => named(g, num(g.year), 0.95),
  ),
  rule(
    'day month year, rare names',
    `(?<!\\d|\\d[.,:/])(?<day>${DAY})${ORDINAL}[ /-](?:de )?(?<month>${riskyMonthPattern})\\b\\.?[ /-](?:de )?(?<year>${YEAR})(?![\\d\\p{L}])`,
    (g) => named(g, num(g.year), 0.9),
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
