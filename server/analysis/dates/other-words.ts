import { type DateContext, type DateMatch } from './date-match';
import { isAlone } from './reference-days';
import { isOtherWord, monthPattern } from './date-words';
import { allMatches } from '../page/all-matches';

/** A month with two digits behind it, with or without the apostrophe of a short year. */
const MONTH_AND_DIGITS = new RegExp(`\\b${monthPattern}\\.?[ '’‘"]{1,3}(\\d\\d)\\b`, 'gu');
/** So many months with one number on a line are the years of a chart's axis: `Aug 16 Sep 16 Oct 16`. */
const AXIS = 3;

/** Without what only looks like a day of a month: `you may 5 times`, a month with a short year. */
export function withoutOtherWords(
  matches: readonly DateMatch[],
  { input, folded, spans }: DateContext,
): DateMatch[] {
  const axes = new Map<number, boolean>();
  const isOnAxis = ({ from }: DateMatch): boolean => {
    const start = folded.lastIndexOf('\n', from) + 1;
    const known = axes.get(start) ?? isAxis(lineFrom(folded, start));
    axes.set(start, known);
    return known;
  };
  return matches.filter((match) => {
    if (match.written.year !== null) return true;
    const { from, to, written } = match;
    const found = {
      text: input.text.slice(from, to),
      folded: folded.slice(from, to),
      weekday: written.weekday,
      isAlone: isAlone(match, { spans, folded }),
    };
    return !isOtherWord(found) && !isOnAxis(match);
  });
}

function lineFrom(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? text.length : end);
}

function isAxis(line: string): boolean {
  const uses = new Map<string, number>();
  for (const [, digits = ''] of allMatches(line, MONTH_AND_DIGITS)) {
    uses.set(digits, (uses.get(digits) ?? 0) + 1);
  }
  return Math.max(0, ...uses.values()) >= AXIS;
}
