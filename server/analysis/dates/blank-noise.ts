import { allMatches } from '../page/all-matches';
import { monthPattern } from './date-words';
import { type Span } from '../page/text-spans';

/** Texts that look like dates and are none, blanked before any rule runs; other characters keep their positions. */
const HARD_NOISE: readonly RegExp[] = [
  /\b(?:https?|ftp|ssh|file):\/\/\S+/g,
  /\bwww\.\S+/g,
  /[^\s@]{1,64}@[^\s@]{1,120}\.\w{2,}/g,
  // addresses, with or without a port
  /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?::\d+)?\b/g,
  // versions: v1.2, version 1.2.3, 14.7.1 – but not 1.2.2025 and not 01.02.25
  /\bv\d{1,6}(?:\.\d{1,6}){1,6}\S*/g,
  /\b(?:version|release|build|python|node|ver\.?)\s+\d+(?:\.\d+)+\b/g,
  // identifiers: UUIDs, hashes, CVE numbers, account numbers
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
  // a day of a boarding pass, 21DEC25, is none
  /\b(?!\d\d(?:dec|feb)(?:(?:19|20)?\d\d)\b)(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7,64}\b/g,
  /\bcve-\d{4}-\d+/g,
  /\b[a-z]{2}\d{2}(?: ?\d{4}){3,}(?: ?\d+)?/g,
  // a row of a month with its name in front
  new RegExp(`(?<![^\\n])\\W?${monthPattern}(?: {1,3}\\d{1,2}){4,}(?![^\\n])`, 'g'),
  // the last row of a month with its name below
  new RegExp(`(?<![^\\n])(?:\\d{1,2} {1,3}){4,}\\d{1,2}(?=\\n\\W?${monthPattern} )`, 'g'),
];

/** Blanked before the rules that see a date in two bare numbers. */
const SOFT_NOISE: readonly RegExp[] = [
  /\b\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?:\s?[ap]\.?m\b\.?)?/g,
  /[$€£¥]\s?\d[\d.,]{0,15}|\d[\d.,]{0,15}\s?(?:[$€£¥%]|(?:eur|usd|gbp|chf)\b)/g,
  /(?<![\d/.-])\+?\(?\d{2,5}\)?(?:[ -]\d{2,5}){2,}(?![\d/.])/g,
];

export const FILLER = '\u0000';

/** Three numbers with full stops, unless they are written as a day is: `01.02.25`, `2025.02.01`. */
const VERSION =
  /(?<![\d.])(?!\d\d\.\d\d\.\d\d(?!\d)|(?:19|20)\d\d\.[01]\d\.[0-3]\d(?!\d))\d{1,6}\.\d{1,6}\.\d{1,3}(?!\.?\d)/g;
/** Languages that write the day first also write dates such as `1.2.25`. */
const VERSION_NOT_DAY =
  /(?<![\d.])(?!\d\d?\.\d\d?\.\d\d(?!\d)|(?:19|20)\d\d\.[01]\d\.[0-3]\d(?!\d))\d{1,6}\.\d{1,6}\.\d{1,3}(?!\.?\d)/g;

export function blankHardNoise(folded: string, language: string): string {
  const version = language === 'eng' ? VERSION : VERSION_NOT_DAY;
  return [...HARD_NOISE, version].reduce(blankAll, folded);
}

export function blankSoftNoise(folded: string): string {
  return SOFT_NOISE.reduce(blankAll, folded);
}

/** Blanks stretches that follow each other and do not overlap, in one go over the text. */
export function blank(text: string, spans: readonly Span[]): string {
  let at = 0;
  const parts = spans.map(({ from, to }) => {
    const kept = text.slice(at, from);
    at = to;
    return kept + FILLER.repeat(to - from);
  });
  return parts.join('') + text.slice(at);
}

const LEAST_ROWS = 3;
/** `N 3 Nov 9 Jens`: the number of a mail, its month and its day; folded. */
const NUMBERED = new RegExp(
  `(?<![^\\n])(?<flags>\\W{0,2}(?:[a-z!+*>] ){0,2})(?<number>\\d{1,3}) ${monthPattern} \\d{1,2}(?![\\p{L}\\d:.])`,
  'gu',
);

/** Without the numbers of rows that count up, each with a month and a day behind it: `3 Nov` is no day there. */
export function blankRowNumbers(folded: string): string {
  const rows = allMatches(folded, NUMBERED).map(({ index, groups = {} }) => {
    const from = index + groups.flags!.length;
    return { from, to: from + groups.number!.length, number: Number(groups.number) };
  });
  const counting = rows.slice(1).filter(({ number }, i) => number === rows[i]!.number + 1);
  return counting.length + 1 >= LEAST_ROWS ? blank(folded, rows) : folded;
}

function blankAll(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => FILLER.repeat(match.length));
}
