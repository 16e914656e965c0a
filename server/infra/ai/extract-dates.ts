import { type EvidenceRule } from '../../contract/evidence';
import { type OcrLine } from '../ocr/ocr-result';
import { blank, blankHardNoise, blankSoftNoise } from './blank-noise';
import {
  addDays,
  dayNumber,
  formatDay,
  isRealDay,
  parseDay,
  weekdayOf,
  type CalendarDay,
} from './calendar-day';
import {
  MONTH_RULE,
  SHORT_RULE,
  WRITTEN_RULES,
  type DatePage,
  type DateRule,
  type WrittenDay,
} from './date-rules';
import { relativeWords } from './date-words';
import { foldText } from './fold-text';
import { decideOrder } from './numeric-order';
import { lineSpans, type LineSpan, type Span } from './text-spans';

export interface FoundDate {
  /** YYYY-MM-DD */
  date: string;
  /** 0 to 1 */
  confidence: number;
  /** A stretch of the stored text, exactly as it stands there. */
  quote: string;
}

/** A date with where it stands in the text and the rule that saw it. */
export interface LocatedDate extends FoundDate, Span {
  rule: EvidenceRule;
}

export interface DateInput {
  /** The stored text: `lines` in order, with line feeds between them. */
  text: string;
  lines: readonly OcrLine[];
  language: string;
  /** YYYY-MM-DD */
  imageDate: string;
}

interface Match extends Span {
  written: WrittenDay;
  rule: EvidenceRule;
}

const QUOTE_REACH = 40;
/** A relative day or a month alone is shown with some doubt. */
const RELATIVE_BASE = 0.6;
const FAR_YEARS = 30;

/** Every calendar date the text names, each once, surest first; never times, prices, versions or numbers. */
export function extractDates(input: DateInput): LocatedDate[] {
  const folded = blankHardNoise(foldText(input.text));
  const page: DatePage = { imageDay: parseDay(input.imageDate), order: orderOf(input, folded) };
  const written = applyRules(folded, WRITTEN_RULES, page);
  const quiet = blankSoftNoise(written.rest);
  const headings = applyRules(headingsOnly(quiet, input), [MONTH_RULE], page);
  const short = applyRules(quiet, [SHORT_RULE], page);
  const relative = findRelative(input.text, written.rest, page);
  const named = written.matches.filter((match) => !isVerb(match, input.text));
  const matches = [...named, ...headings.matches, ...short.matches, ...relative];
  const spans = lineSpans(input);
  const found = matches.flatMap((match) => toFound(match, { input, page, matches, spans }) ?? []);
  return onceEach(found);
}

/** `you may 5 times`: these months are words of their own when written small. */
function isVerb({ written, from, to }: Match, text: string): boolean {
  return written.year === null && /\b(?:may|march)\b/.test(text.slice(from, to));
}

function orderOf({ language }: DateInput, folded: string): DatePage['order'] {
  const pairs = [...folded.matchAll(/(?<![\d/.-])(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d\d)(?!\d)/g)];
  return decideOrder({
    pairs: pairs.map((pair) => [Number(pair[1]), Number(pair[2])] as const),
    language,
    text: folded,
  });
}

function applyRules(
  text: string,
  rules: readonly DateRule[],
  page: DatePage,
): { matches: Match[]; rest: string } {
  const matches: Match[] = [];
  let rest = text;
  for (const { pattern, read, evidence: rule } of rules) {
    for (const hit of rest.matchAll(pattern)) {
      const days = read(hit.groups ?? {}, page);
      if (!days.every((day) => isRealDay({ ...day, year: day.year ?? 2000 }))) continue;
      const [from, to] = [hit.index, hit.index + hit[0].length];
      matches.push(...days.map((written) => ({ written, rule, from, to })));
      rest = blank(rest, from, to);
    }
  }
  return { matches, rest };
}

/** The text with everything but short, large lines blanked. */
function headingsOnly(folded: string, input: DateInput): string {
  const heights = input.lines.map((line) => line.box.h).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  return lineSpans(input)
    .filter(({ line }) => line.words.length > 4 || line.box.h < usual * 1.2)
    .reduce((text, { from, to }) => blank(text, from, to), folded);
}

/**
 * `tomorrow at 5` is a date, the label or button `Today` is none: such a word counts only inside a sentence,
 * and `today` only next to a time. `Morgen` is also the German morning.
 */
function findRelative(text: string, folded: string, { imageDay }: DatePage): Match[] {
  return relativeWords.flatMap(({ days, pattern }) =>
    [...folded.matchAll(pattern)].flatMap((hit) => {
      const [from, to] = [hit.index, hit.index + hit[0].length];
      const before = folded.slice(folded.lastIndexOf('\n', from) + 1, from);
      const after = folded.slice(to).split('\n', 1)[0] ?? '';
      if (!isInSentence({ word: text.slice(from, to), before, after, days })) return [];
      const written = { ...addDays(imageDay, days), base: RELATIVE_BASE };
      return [{ written, rule: 'relative_day', from, to }];
    }),
  );
}

interface RelativeWord {
  word: string;
  before: string;
  after: string;
  days: number;
}

function isInSentence({ word, before, after, days }: RelativeWord): boolean {
  if (/\b(?:guten|gute|am|jeden|good|early)\s+$/.test(before)) return false;
  if (/^Morgen/.test(word) && !/[.!?-]\s*$/.test(before)) return false;
  const words = `${before} ${after}`.match(/\p{L}{2,}/gu) ?? [];
  if (words.length < 2) return false;
  if (days !== 0) return true;
  return /^,?\s*(?:at|um|by|until|bis|a|at|before)?\s*\d{1,2}[:.h]\d\d/.test(after);
}

interface Surroundings {
  input: DateInput;
  page: DatePage;
  matches: readonly Match[];
  spans: readonly LineSpan[];
}

function toFound(match: Match, { input, page, matches, spans }: Surroundings): LocatedDate | null {
  const { written, rule, from, to } = match;
  const dated = withYear(written, page, matches);
  if (!isRealDay(dated.day)) return null;
  const own = spans.filter((span) => span.from < to && span.to > from);
  const reading = Math.min(...own.map(({ line }) => line.confidence), 90) / 90;
  const isFar = Math.abs(dated.day.year - page.imageDay.year) > FAR_YEARS;
  const confidence = dated.base * (0.6 + 0.4 * reading) * (isFar ? 0.6 : 1);
  return {
    date: formatDay(dated.day),
    confidence: Math.round(confidence * 100) / 100,
    quote: quoteOf(input.text, from, to),
    rule,
    from,
    to,
  };
}

/** The year as written, else the one of the same day elsewhere on the page, else the nearest to the picture. */
function withYear(
  written: WrittenDay,
  page: DatePage,
  matches: readonly Match[],
): { day: CalendarDay; base: number } {
  const { year, month, day, base } = written;
  if (year !== null) return { day: { year, month, day }, base };
  const twin = matches.find(
    ({ written: w }) => w.year !== null && w.month === month && w.day === day && w.base > 0.8,
  )?.written.year;
  if (twin != null) return { day: { year: twin, month, day }, base: 0.9 };
  return nearestYear(written, page.imageDay);
}

function nearestYear(
  { month, day, weekday, base }: WrittenDay,
  near: CalendarDay,
): { day: CalendarDay; base: number } {
  const distance = (candidate: CalendarDay): number =>
    Math.abs(dayNumber(candidate) - dayNumber(near));
  const candidates = [0, -1, 1, -2, 2, -3, 3]
    .map((offset) => ({ year: near.year + offset, month, day }))
    .filter(isRealDay)
    .sort((a, b) => distance(a) - distance(b));
  const closest = candidates[0] ?? { year: near.year, month, day };
  if (weekday == null) return { day: closest, base };
  const agreeing = candidates.find((candidate) => weekdayOf(candidate) === weekday);
  if (agreeing === closest) return { day: closest, base: Math.max(base, 0.92) };
  return { day: agreeing ?? closest, base: Math.min(base, agreeing ? 0.7 : 0.55) };
}

/** The line or lines around the match, at most 40 characters on either side. */
function quoteOf(text: string, from: number, to: number): string {
  const start = Math.max(text.lastIndexOf('\n', from - 1) + 1, from - QUOTE_REACH);
  const lineEnd = text.indexOf('\n', to);
  const end = Math.min(lineEnd < 0 ? text.length : lineEnd, to + QUOTE_REACH);
  return text.slice(start, end).trim();
}

function onceEach(found: readonly LocatedDate[]): LocatedDate[] {
  const best = new Map<string, LocatedDate>();
  for (const one of found) {
    const known = best.get(one.date);
    if (!known || one.confidence > known.confidence) best.set(one.date, one);
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence);
}
