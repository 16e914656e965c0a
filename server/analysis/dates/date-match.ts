import type { EvidenceRule } from '../../contract/reading/evidence';
import type { OcrLine } from '../page/ocr-result';
import { lineSpans, type LineSpan, type Span } from '../page/text-spans';
import { blank } from './blank-noise';
import { isRealDay } from './calendar-day';
import type { DatePage, DateRule, WrittenDay } from './date-rule';
import { allMatches } from '../page/all-matches';

/** A day that a rule saw, and where. */
export interface DateMatch extends Span {
  written: WrittenDay;
  rule: EvidenceRule;
  /** The day on which the range ends that begins with this one. */
  end?: DateMatch;
  /** Begins or ends a range. */
  edge?: 'starts' | 'ends';
}

export interface DateInput {
  /** The stored text: `lines` in order, with line feeds between them. */
  text: string;
  lines: readonly OcrLine[];
  language: string;
  /** YYYY-MM-DD */
  imageDate: string;
}

/** The facts about the page that every step may use. */
export interface DateContext {
  input: DateInput;
  page: DatePage;
  /** Folded, with links, versions and their like blanked. */
  folded: string;
  /** The same with every date blanked that the rules found. */
  rest: string;
  spans: readonly LineSpan[];
}

/** Applies the rules in order; text that a match covers is hidden from later rules. */
export function applyRules(
  text: string,
  rules: readonly DateRule[],
  page: DatePage,
): { matches: DateMatch[]; rest: string } {
  const matches: DateMatch[] = [];
  let rest = text;
  for (const { pattern, read, evidence } of rules) {
    const taken: Span[] = [];
    for (const hit of allMatches(rest, pattern)) {
      // A date may be broken over two lines, but not over two parts of the page.
      if (hit[0].includes('\n\n')) continue;
      const days = read(hit.groups ?? {}, page);
      if (!days.every((day) => isRealDay({ ...day, year: day.year ?? 2000 }))) continue;
      const span = { from: hit.index, to: hit.index + hit[0].length };
      matches.push(...asMatches(days, evidence, span));
      taken.push(span);
    }
    rest = blank(rest, taken);
  }
  return { matches, rest };
}

/** Two days of one match are a range. */
function asMatches(days: readonly WrittenDay[], rule: EvidenceRule, span: Span): DateMatch[] {
  const [first, last] = days.map((written): DateMatch => ({ written, rule, ...span }));
  if (!first) return [];
  if (!last) return [first];
  last.edge = 'ends';
  return [{ ...first, edge: 'starts', end: last }, last];
}

/** The text with everything but short, large lines blanked. */
export function headingsOnly(folded: string, input: DateInput): string {
  const heights = input.lines.map((line) => line.box.h).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  const others = lineSpans(input).filter(
    ({ line }) => line.words.length > 4 || line.box.h < usual * 1.2,
  );
  return blank(folded, others);
}
