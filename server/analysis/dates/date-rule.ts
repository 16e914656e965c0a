import { type EvidenceRule } from '../../contract/reading/evidence';
import { type CalendarDay, yearMeant } from './calendar-day';
import { monthNumber, monthPattern, weekdayNumber, weekdayPattern } from './date-words';
import { type PageOrder } from './numeric-order';

/** The facts about the page that rules may use. */
export interface DatePage extends PageOrder {
  imageDay: CalendarDay;
  /** `eng` or another. */
  language: string;
  /** The two digits in front of `26-Nov-02` are the year. */
  isShortYearFirst: boolean;
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
export const SPACE = '[^\\S\\n]{0,3}';
export const GAP = `${SPACE}\\n?${SPACE}`;
export const YEAR = '(?:19|20)\\d\\d';
/** Beside the name of a month: a life or a source of long ago must not be given a year of now. */
export const YEAR_OF_LONG_AGO = '(?:1[78]|19|20)\\d\\d';
export const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
export const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
const ENDING = 'st|nd|rd|th|er|\\.?[ºª°]|\\.';
export const ORDINAL = `(?:${ENDING})?`;
/** Told to `named`. */
export const KEPT_ORDINAL = `(?<ordinal>${ENDING})?`;
export const OF = `(?:(?:day${SPACE})?of|del?|d['’‘])?`;
export const WEEKDAY = `(?:(?<weekday>${weekdayPattern}),?${SPACE}(?:(?:the|den|dem|le|el)${SPACE})?)?`;
export const MONTH = `(?<month>${monthPattern})\\b\\.?`;
/**
 * `20-22 March`, `13. bis 17. April`, `3 au 5 mai`, `del 3 al 5 de mayo`: the second day, which may have its weekday.
 */
export const LAST = `(?:${GAP}(?:[-–—]|to|through|bis|au|al|a)${GAP}(?:${weekdayPattern},?${SPACE}(?:(?:the|den|dem|le|el)${SPACE})?)?(?<last>${DAY})${ORDINAL}(?![\\d:]))?`;
/** `Mar 7 days`, `May 5 %` count something. */
export const NO_UNIT = `(?!${SPACE}(?:days?|day\\(|hours?|minutes?|mins?|h\\b|tage?\\b|jours?|dias?|times|%|px|x\\d))`;
export const CLOCK = '\\d{1,2}:\\d\\d(?::\\d\\d)?(?:[.,]\\d+)?';
export const START = '(?<![\\d\\p{L}.,:/-])';
export const END = '(?![\\d\\p{L}])';

/** Rules that leave something open; a date of any other is written out. */
const EVIDENCE: Readonly<Record<string, EvidenceRule>> = {
  numeric: 'numeric_date',
  'numeric, short year': 'numeric_date',
  'day month': 'date_without_year',
  'month day': 'date_without_year',
  'numbers after a preposition': 'short_date',
  'month year': 'month_heading',
  'weekday and slashed day': 'short_date',
  'slashed range': 'short_date',
  'dotted range without a year': 'short_date',
  'padded day': 'short_date',
  'month and day in one word': 'date_without_year',
};

export const rule = (name: string, source: string, read: DateRule['read']): DateRule => ({
  name,
  evidence: EVIDENCE[name] ?? 'written_date',
  pattern: new RegExp(source, 'gu'),
  read,
});

export const num = (text: string | undefined): number => Number((text ?? '').replace(/\D/g, ''));
export const month = (text: string | undefined): number => monthNumber(text ?? '');

export const fullYear = (text: string | undefined, page: DatePage): number =>
  yearMeant(num(text), page.imageDay.year);

export function named(
  groups: Record<string, string | undefined>,
  year: number | null,
  base: number,
): WrittenDay[] {
  const weekday = weekdayNumber(groups.weekday);
  const month = monthNumber(groups.month ?? '', groups.ordinal === '.');
  const last = groups.last ? [{ year, month, day: num(groups.last), base }] : [];
  return [{ year, month, day: num(groups.day), weekday, base }, ...last];
}

export function numeric(groups: Record<string, string | undefined>, page: DatePage): WrittenDay[] {
  const [a, b] = [num(groups.a), num(groups.b)];
  const year = fullYear(groups.year, page);
  const short = num(groups.year) < 100 ? 0.1 : 0;
  const weekday = weekdayNumber(groups.weekday);
  if (a > 12) return [{ year, month: b, day: a, weekday, base: 0.93 - short }];
  if (b > 12) return [{ year, month: a, day: b, weekday, base: 0.93 - short }];
  if (a === b) return [{ year, month: a, day: a, weekday, base: 0.93 - short }];
  const base = page.order === null ? 0.6 : page.isGuess ? 0.7 - short : 0.88 - short;
  const isDayFirst = page.order === 'day-first';
  return [{ year, month: isDayFirst ? b : a, day: isDayFirst ? a : b, weekday, base }];
}
