import { fold } from './confusable';
import { type Hit } from './finding';
import { looksLikeJwt } from './jwt';
import { areClose, isNextLine, type PageStream, type StreamWord } from './page-stream';
import { isVaried, looksRandom } from './randomness';
import { isOf, TOKEN_RULES, type TokenRule } from './token-rules';
import { allMatches } from '../page/all-matches';

/** Signs between a prefix and the rest, and how a reading shows them. */
const SEPARATOR = /[_\-.–—~]/;
/** Shorter prefixes are part of many words; they need the sign behind them. */
const SHORT_PREFIX = 4;

const PREFIXES = TOKEN_RULES.flatMap((rule) =>
  rule.prefixes.map((prefix) => {
    const folded = fold(prefix).text;
    return { rule, prefix, folded, pattern: patternOf(folded) };
  }),
).sort((a, b) => b.folded.length - a.folded.length);

/** Round and thin letters are sometimes read twice, as two of their kind: `xo0xb`. */
function patternOf(folded: string): RegExp {
  const inside = folded.slice(0, -1).replace(/[oi]/g, '$&{1,2}');
  return new RegExp(inside.replace(/\$/g, '\\$') + folded.slice(-1), 'g');
}

/** Tokens with a prefix of their own. Of two rules for one place the longer prefix wins. */
export function findTokens(stream: PageStream): Hit[] {
  const hits: Hit[] = [];
  for (const { rule, prefix, pattern } of PREFIXES)
    for (const { index: from, 0: read } of allMatches(stream.folded.text, pattern)) {
      const hit = tokenAt(stream, { rule, prefix, from, to: from + read.length });
      if (hit && !hits.some((other) => hit.from < other.to && other.from < hit.to)) hits.push(hit);
    }
  return hits;
}

/** `from` and `to` of the candidate are places in the folded text. */
function tokenAt(
  stream: PageStream,
  { rule, prefix, ...at }: { rule: TokenRule; prefix: string; from: number; to: number },
): Hit | null {
  const { places } = stream.folded;
  const from = places[at.from]!;
  const lastOfPrefix = places[at.to - 1]!;
  if (!beginsHere(stream, from, at.to - at.from)) return null;
  const body = bodyStart(stream, lastOfPrefix + 1, prefix);
  if (!body) return null;
  const { to, isJoined } = bodyEnd(stream, body.start, rule);
  const text = stream.letters.slice(body.start, to);
  if (!fits(text.length, rule) || !isRandom(text, rule)) return null;
  const doubts = [!body.hasSign, isJoined, !isExact(text.length, rule)].filter(Boolean).length;
  const confidence = 0.97 - doubts * 0.04;
  const whole = stream.letters.slice(from, to);
  if (rule.id === 'jwt' && !looksLikeJwt(whole)) return null;
  return { rule: rule.id, class: 'secret', confidence, from, to, value: whole };
}

/** A long prefix is told apart even where the space before it was lost. */
function beginsHere({ letters, wordAt }: PageStream, from: number, length: number): boolean {
  if (length >= 6 || wordAt(from).start === from) return true;
  return !/[A-Za-z0-9_/+.-]/.test(letters[from - 1]!);
}

/** Where the rest begins, behind the signs and spaces that a reading made of the last sign. */
function bodyStart(
  { letters, wordAt }: PageStream,
  after: number,
  prefix: string,
): { start: number; hasSign: boolean } | null {
  const wantsSign = SEPARATOR.test(prefix.at(-1)!);
  if (!wantsSign) return { start: after, hasSign: true };
  // The end of the prefix may be read twice: `dop_v1l_`.
  let start =
    /^[il1I|!oO0]$/.test(letters[after] ?? '') && SEPARATOR.test(letters[after + 1] ?? '')
      ? after + 1
      : after;
  while (start - after < 3 && SEPARATOR.test(letters[start] ?? '')) start++;
  const hasSign = start > after || wordAt(after).start === after;
  if (!hasSign && fold(prefix).text.length < SHORT_PREFIX) return null;
  return { start, hasSign };
}

/** Goes on over spaces and line ends while something is missing and what follows looks like a part of a token. */
function bodyEnd(
  stream: PageStream,
  start: number,
  rule: TokenRule,
): { to: number; isJoined: boolean } {
  const { letters, wordAt } = stream;
  const most = rule.length[1] + slack(rule.length[1]);
  let isJoined = false;
  let to = start;
  while (to < letters.length && to - start <= most) {
    const word = wordAt(to);
    const isNewWord = to > start && word.start === to;
    if (isNewWord) {
      const before = wordAt(to - 1);
      if (!goesOn(before, word, { have: to - start, rule })) break;
      isJoined = true;
    }
    if (!isOf(rule.alphabet, letters[to]!)) break;
    to++;
  }
  return { to: trimmedEnd(letters, start, to), isJoined };
}

function goesOn(
  before: StreamWord,
  word: StreamWord,
  { have, rule }: { have: number; rule: TokenRule },
): boolean {
  const isBroken = before.line !== word.line;
  if (isBroken && !(word.position === 0 && isNextLine(before, word))) return false;
  if (!isBroken && !areClose(before, word)) return false;
  const part = ownPart(word.text, rule);
  const [least, most] = rule.length;
  if (part.length === 0 || have + part.length > most + slack(most)) return false;
  // A token of open length goes on below when its line was full of it.
  if (have >= least - slack(least))
    return isBroken && least !== most && part.length >= 16 && looksRandom(part);
  return isPartOfToken(part) || (have + part.length >= least - slack(least) && hasDigit(part));
}

/** The word without the punctuation around it. */
function ownPart(text: string, { alphabet }: TokenRule): string {
  let end = 0;
  while (end < text.length && isOf(alphabet, text[end]!)) end++;
  return text.slice(end).length <= 2 ? text.slice(0, end) : '';
}

const hasDigit = (text: string) => /\d/.test(text);

function isPartOfToken(part: string): boolean {
  if (part.length <= 2) return true;
  return hasDigit(part) || /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(part) || part === part.toUpperCase();
}

function trimmedEnd(letters: string, start: number, to: number): number {
  let end = to;
  while (end > start && /[^A-Za-z0-9=]/.test(letters[end - 1]!)) end--;
  return end;
}

/** Characters that a reading adds or loses. */
const slack = (length: number) => Math.max(1, Math.round(Math.min(length, 100) * 0.06));

const fits = (length: number, { length: [least, most] }: TokenRule) =>
  length >= least - slack(least) && length <= most + slack(most);
const isExact = (length: number, { length: [least, most] }: TokenRule) =>
  length >= least && length <= most;

const NOT_HEX = /[^A-Fa-f0-9]/g;

function isRandom(text: string, rule: TokenRule): boolean {
  const { alphabet, length } = rule;
  // A length that is right to the letter says as much as digits between letters.
  const isSure = text.length === length[0] && /^[A-Za-z0-9]+$/.test(text);
  if (!(isSure ? isVaried(text) : looksRandom(text))) return false;
  if (alphabet === 'hex') return (text.match(NOT_HEX)?.length ?? 0) <= text.length * 0.2;
  if (alphabet === 'upper') return (text.match(/[a-z]/g)?.length ?? 0) <= text.length * 0.25;
  return true;
}
