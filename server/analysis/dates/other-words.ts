import { type DateContext, type DateMatch } from './date-match';
import { isAlone } from './reference-days';
import { isOtherWord, monthPattern } from './date-words';
import { allMatches } from '../page/all-matches';

/** A month with two digits behind it, with or without the apostrophe of a short year. */
const MONTH_AND_DIGITS = new RegExp(`\\b${monthPattern}\\.?[ '’‘"]{1,3}(\\d\\d)\\b`, 'gu');
/** So many months with one number on a line are the years of a chart's axis: `Aug 16 Sep 16 Oct 16`. */
const AXIS = 3;

/** `Lun 12 Mar 13` and `Mar 13 Mié 14`: in a week whose days count on, `mar` is a Tuesday. */
const WEEK =
  /\b(?:lun\w{0,3}\.? (\d{1,2}),? mar|mar\w{0,2}\.? (\d{1,2}),? (?:mie\w{0,6}|mer\w{0,5}))\.? (\d{1,2})\b/gu;
/** The head of a chart with months and their years, the last of which is cut: `October 2026 November 2`. */
const MONTH_WITH_YEAR = new RegExp(`\\b${monthPattern}\\.? (?:19|20)\\d\\d\\b`, 'gu');
const ROW_OF_MONTHS = 2;
const CUT_MONTH = new RegExp(`${monthPattern}\\.? \\d{1,2}$`, 'u');

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
    const { from, to, written } = match;
    const start = folded.lastIndexOf('\n', from) + 1;
    const line = lineFrom(folded, start);
    if (isCutMonth(to - start, line)) return false;
    if (written.year !== null) return true;
    if (isTuesday(folded.slice(from, to), line)) return false;
    const found = {
      text: input.text.slice(from, to),
      folded: folded.slice(from, to),
      weekday: written.weekday,
      isAlone: isAlone(match, { spans, folded }),
    };
    return !isOtherWord(found) && !isOnAxis(match);
  });
}

const isTuesday = (match: string, line: string): boolean =>
  /\bmar\b/u.test(match) &&
  allMatches(line, WEEK).some(
    ([, monday, tuesday, next]) => Number(next) - Number(monday ?? tuesday) === 1,
  );

const isCutMonth = (end: number, line: string): boolean =>
  line.slice(end).trim() === '' &&
  CUT_MONTH.test(line.trim()) &&
  allMatches(line, MONTH_WITH_YEAR).length >= ROW_OF_MONTHS;

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
