import type { DateRole } from '../../contract/reading/dates';
import { type EvidenceRule } from '../../contract/reading/evidence';
import { foldText } from '../page/fold-text';
import { lineSpans, linesAt, type Span } from '../page/text-spans';
import { blankHardNoise, blankRowNumbers, blankSoftNoise } from './blank-noise';
import { dayNumber, formatDay, isRealDay, parseDay, type CalendarDay } from './calendar-day';
import { timeBeside } from './clock-times';
import {
  applyRules,
  headingsOnly,
  type DateContext,
  type DateInput,
  type DateMatch,
} from './date-match';
import { roleBeside } from './date-roles';
import { type DatePage } from './date-rule';
import { MONTH_RULE, SHORT_RULE, WRITTEN_RULES } from './date-rules';
import { isDoubted, weighed } from './doubted-days';
import { findHeadedDays } from './headed-days';
import { findRelative } from './find-relative';
import { linkRanges } from './link-ranges';
import { asMeant } from './misread-letters';
import { dayMonthOrder } from './numeric-order';
import { isListOfPast } from './posted-lists';
import { isAlone, referenceDays, type ReferenceDays, withoutPresentYear } from './reference-days';
import { knownYears, withYear, type DatedDay, type KnownYears } from './resolve-year';
import { findShortLists } from './short-lists';
import { isShortYearFirst } from './short-year-order';
import { withoutOtherWords } from './other-words';

export interface FoundDate {
  /** YYYY-MM-DD */
  date: string;
  /** 0 to 1 */
  confidence: number;
  /** A stretch of the stored text, exactly as it stands there. */
  quote: string;
}

/** The details of a day. */
export interface DateDetails {
  role: DateRole;
  /** HH:MM */
  time: string | null;
  /** As it is written beside the time. */
  zone: string | null;
  /** The last day of a range that begins on this one, YYYY-MM-DD. */
  endDate: string | null;
}

export interface ReadDate extends FoundDate, DateDetails {}

/** For a day without any details. */
export const NO_DETAILS: DateDetails = { role: 'other', time: null, zone: null, endDate: null };

/** A date with where it stands in the text and the rule that saw it. */
export interface LocatedDate extends ReadDate, Span {
  rule: EvidenceRule;
}

const QUOTE_REACH = 40;

/** Every calendar date the text names, each once, surest first; never times, prices, versions or numbers. */
export function extractDates(input: DateInput): LocatedDate[] {
  const folded = blankHardNoise(blankRowNumbers(asMeant(foldText(input.text))), input.language);
  const { language } = input;
  const imageDay = parseDay(input.imageDate);
  const page: DatePage = {
    imageDay,
    language,
    isShortYearFirst: isShortYearFirst(folded, imageDay),
    ...dayMonthOrder(input, folded),
  };
  const written = applyRules(folded, WRITTEN_RULES, page);
  const context = { input, page, folded, rest: written.rest, spans: lineSpans(input) };
  const quiet = blankSoftNoise(written.rest);
  const headings = applyRules(headingsOnly(quiet, input), [MONTH_RULE], page).matches;
  const short = applyRules(quiet, [SHORT_RULE], page).matches;
  const absolute = inOrder([
    ...withoutOtherWords(written.matches, context),
    ...short,
    ...findShortLists(context),
    ...findHeadedDays({ ...context, rest: quiet }),
  ]);
  linkRanges(absolute, folded);
  const days = referenceDays(absolute, monthShown(headings), context);
  const relative = findRelative(context, days);
  const matches = inOrder([...absolute, ...withoutShownDays(headings, absolute), ...relative]);
  return onceEach(withLists(locate(matches, context, days), days.today));
}

const inOrder = (matches: readonly DateMatch[]): DateMatch[] =>
  [...matches].sort((a, b) => a.from - b.from);

/** The middle of the month that a calendar shows, when it is one month. */
function monthShown(headings: readonly DateMatch[]): CalendarDay | null {
  const [only, ...others] = headings;
  if (!only || others.length > 0 || only.written.year === null) return null;
  return { year: only.written.year, month: only.written.month, day: 15 };
}

/** A month whose days are named is their heading, and not its first day. */
function withoutShownDays(
  headings: readonly DateMatch[],
  days: readonly DateMatch[],
): readonly DateMatch[] {
  const named = days.filter(({ rule }) => rule === 'month_heading');
  return headings.filter(
    ({ written: { year, month } }) =>
      !named.some(({ written }) => written.year === year && written.month === month),
  );
}

type Placed = LocatedDate & { line: number; dayNumber: number };

function locate(
  matches: readonly DateMatch[],
  context: DateContext,
  days: ReferenceDays,
): Placed[] {
  const years = knownYears(matches);
  const present = withoutPresentYear(matches, context);
  const { imageDay } = context.page;
  const dayOf = resolver(years, (match) => (present.has(match) ? imageDay : days.near));
  return matches.flatMap((match) => {
    const dated = dayOf(match);
    return isRealDay(dated.day) ? [place(match, dated, { context, days, dayOf })] : [];
  });
}

/** The end of a range without a year follows its start, and does not go back to the nearest one. */
function resolver(
  years: KnownYears,
  nearOf: (match: DateMatch) => CalendarDay,
): (match: DateMatch) => DatedDay {
  const ends = new Map<DateMatch, DatedDay>();
  return (match) => {
    const known = ends.get(match);
    if (known) return known;
    const dated = withYear(match.written, nearOf(match), years);
    if (match.end) ends.set(match.end, withYear(match.end.written, dated.day, years));
    return dated;
  };
}

interface Whole {
  context: DateContext;
  days: ReferenceDays;
  dayOf: (match: DateMatch) => DatedDay;
}

function place(match: DateMatch, { day, base }: DatedDay, whole: Whole): Placed {
  const { context, dayOf } = whole;
  const { from, to, rule } = match;
  const last = match.end && dayOf(match.end).day;
  const clock = timeBeside(context, from, to);
  return {
    date: formatDay(day),
    confidence: confidenceOf(match, day, base, context),
    quote: quoteOf(context.input.text, from, to),
    role: roleOf(match, day, whole),
    time: clock?.time ?? null,
    zone: clock?.zone ?? null,
    endDate: last && isRealDay(last) && dayNumber(last) >= dayNumber(day) ? formatDay(last) : null,
    rule,
    from,
    to,
    line: context.input.text.lastIndexOf('\n', from),
    dayNumber: dayNumber(day),
  };
}

function confidenceOf(match: DateMatch, day: CalendarDay, base: number, context: DateContext) {
  const own = linesAt(context.spans, match);
  const reading = Math.min(...own.map(({ line }) => line.confidence), 90) / 90;
  const claim = { day, weekday: match.written.weekday, imageDay: context.page.imageDay };
  return weighed(base * (0.6 + 0.4 * reading), isDoubted(claim));
}

/** The two ends of a range say for themselves what they are; past days on short lines are those of messages. */
function roleOf(match: DateMatch, day: CalendarDay, { context, days }: Whole): DateRole {
  if (match.edge) return match.edge;
  if (match.rule !== 'relative_day') return roleBeside(context.rest, match.from, match.to);
  // `by Thursday` has its preposition in it.
  const name = match.from + context.rest.slice(match.from, match.to).lastIndexOf(' ') + 1;
  const proven = roleBeside(context.rest, name, match.to);
  // `Bis morgen!` says goodbye.
  if (proven !== 'other') return proven === 'ends' ? 'other' : proven;
  const isPast = dayNumber(day) < dayNumber(days.todayAt(match.from));
  return isPast && isAlone(match, context) ? 'posted' : 'other';
}

function withLists(dates: readonly Placed[], today: CalendarDay): Placed[] {
  if (!isListOfPast(dates, today)) return [...dates];
  return dates.map((date) => (date.role === 'other' ? { ...date, role: 'posted' } : date));
}

/** The line or lines around the match, at most 40 characters on either side. */
function quoteOf(text: string, from: number, to: number): string {
  const start = Math.max(text.lastIndexOf('\n', from - 1) + 1, from - QUOTE_REACH);
  const lineEnd = text.indexOf('\n', to);
  const end = Math.min(lineEnd < 0 ? text.length : lineEnd, to + QUOTE_REACH);
  return text.slice(start, end).trim();
}

function onceEach(found: readonly Placed[]): LocatedDate[] {
  const best = new Map<string, LocatedDate>();
  for (const { line: _line, dayNumber: _dayNumber, ...one } of found) {
    const known = best.get(one.date);
    best.set(one.date, known ? merged(known, one) : one);
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence);
}

const says = ({ role }: LocatedDate): number => (role === 'other' ? 0 : role === 'posted' ? 1 : 2);

/** The surer one, with what the other says of the same day. */
function merged(a: LocatedDate, b: LocatedDate): LocatedDate {
  const surer = b.confidence > a.confidence ? b : a;
  const teller = says(b) > says(a) ? b : a;
  const timed = [teller, surer, a, b].find(({ time }) => time !== null) ?? teller;
  return {
    ...surer,
    role: teller.role,
    time: timed.time,
    zone: timed.zone,
    endDate: a.endDate ?? b.endDate,
  };
}
