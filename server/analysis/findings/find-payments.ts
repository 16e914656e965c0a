import { isIban, ibanShape } from '../checksums/iban';
import { passesLuhn } from '../checksums/luhn';
import { asCapital, asDigit } from './confusable';
import { type Hit } from './finding';
import { areClose, isNextLine, type PageStream, type StreamWord } from './page-stream';
import { allMatches } from '../page/all-matches';

const CARD_CONTEXT =
  /\b(?:cards?|karten?(?:nummer)?|kreditkarte|carte|tarjeta|visa|master\s?card|amex|american express|maestro|cvv|cvc|csc|expir\w*|exp\.?|valid|gültig|caduca\w*|payment|zahlung)\b/i;

/** First digits and lengths of the large card schemes. */
const SCHEMES: readonly [RegExp, readonly number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/, [16]],
  [/^3[47]/, [15]],
  [/^(?:6011|65|64[4-9])/, [16, 19]],
  [/^3(?:0[0-5]|[689])/, [14]],
  [/^35(?:2[89]|[3-8])/, [16]],
  [/^62/, [16, 17, 18, 19]],
  [/^(?:5018|5020|5038|6304|6759|676[1-3])/, [16, 18, 19]],
];

/** Numbers that payment providers publish for tests; none of them pays. */
const TEST_CARDS = new Set(
  `4242424242424242 4111111111111111 4000056655665556 5555555555554444 2223003122003222 5200828282828210
  5105105105105100 378282246310005 371449635398431 6011111111111117 6011000990139424 3056930009020004 30569309025904
  38520000023237 3566002020360505 6200000000000005 4012888888881881 4222222222222 4000002500003155 4000000000009995
  4000000000000002 5424000000000015 4007000000027 4917610000000000 5454545454545454 2222400070000005`.split(
    /\s+/,
  ),
);

/** Card numbers in groups or in one piece. */
export function findCards(stream: PageStream): Hit[] {
  return stream.lines.flatMap((row, line) => {
    const hits: Hit[] = [];
    for (let first = 0; first < row.length; first++) {
      const run = continuesNumber(row, first) ? null : numberRun(row, first);
      const hit = run && cardIn(run, () => hasContext(stream, line, CARD_CONTEXT));
      if (!hit) continue;
      hits.push(hit);
      first += run.length - 1;
    }
    return hits;
  });
}

const CARD_GROUP = /^[\dOoQDUeAhEbTlIi|!SsZzGgqB&?-]+$/;
const MOST_GROUPS = 7;

/** Words from here on that may be groups of one number; null where this word is none, or continues one. */
function numberRun(row: readonly StreamWord[], first: number): StreamWord[] | null {
  const run: StreamWord[] = [];
  for (const word of row.slice(first, first + MOST_GROUPS)) {
    const text = bare(word.text);
    if (!CARD_GROUP.test(text) || digitShare(text) < 0.5) break;
    const before = run.at(-1);
    if (before && !areClose(before, word)) break;
    run.push(word);
  }
  return run.length > 0 ? run : null;
}

/** Part of another number, such as a group of an account number. */
function continuesNumber(row: readonly StreamWord[], place: number): boolean {
  const [before, word] = [row[place - 1], row[place]];
  return (
    !!before &&
    !!word &&
    areClose(before, word) &&
    /\d/.test(before.text) &&
    /^\w+$/.test(before.text)
  );
}

/** Without a name and a sign before it, and without punctuation. */
const bare = (text: string) => text.slice(valueStart(text)).replace(/["'”),.;]+$/, '');

/** The place behind a name and a sign, as in `IBAN="DE75`. */
function valueStart(text: string): number {
  let start = 0;
  for (const { index } of allMatches(text, /[=:"'“(](?=\w)/g)) start = index + 1;
  return start;
}

const digitShare = (text: string) => (text.match(/\d/g)?.length ?? 0) / text.length;

function cardIn(run: StreamWord[], isNearContext: () => boolean): Hit | null {
  for (let count = run.length; count >= 1; count--) {
    const words = run.slice(0, count);
    const groups = words.flatMap(({ text }) => bare(text).split('-')).filter(Boolean);
    const raw = groups.join('');
    if (count < run.length && /^\d{1,4}$/.test(run[count]!.text)) continue;
    if (raw.length < 13 || raw.length > 19 || !areCardGroups(groups)) continue;
    const judged = judgeCard(raw, groups.length > 1, isNearContext);
    if (!judged) continue;
    run.length = count;
    const last = words.at(-1)!;
    const place = {
      from: words[0]!.start + valueStart(words[0]!.text),
      to: last.start + last.text.length,
    };
    return { rule: 'card_number', class: 'payment', ...judged, ...place };
  }
  return null;
}

/** In fours, as on a card, as 4-6-5 or 4-6-4, or in one piece; the space between two groups may be lost. */
function areCardGroups(groups: readonly string[]): boolean {
  const lengths = groups.map(({ length }) => length);
  if (/^4,?6,?[45]$/.test(lengths.join())) return true;
  return lengths.slice(0, -1).every((length) => length % 4 === 0);
}

function judgeCard(
  raw: string,
  isGrouped: boolean,
  isNearContext: () => boolean,
): { confidence: number; value: string } | null {
  for (const digits of readings(raw)) {
    if (!isOfScheme(digits) || !passesLuhn(digits)) continue;
    if (TEST_CARDS.has(digits) || /^(\d)\1+$/.test(digits) || /0{8}/.test(digits)) return null;
    if (isGrouped) return { confidence: isNearContext() ? 0.97 : 0.9, value: digits };
    return { confidence: isNearContext() ? 0.93 : 0.55, value: digits };
  }
  const [plain = ''] = readings(raw);
  if (!isGrouped || raw.length !== 16 || !isOfScheme(plain) || !isNearContext()) return null;
  return /(\d)\1{4}|1234/.test(plain) ? null : { confidence: 0.6, value: plain };
}

const isOfScheme = (digits: string) =>
  SCHEMES.some(([start, lengths]) => start.test(digits) && lengths.includes(digits.length));

/** Second choices for letters among digits. */
const ALSO: Readonly<Record<string, string>> = {
  S: '8',
  B: '3',
  Z: '7',
  l: '7',
  b: '8',
  g: '8',
  D: '8',
};

/** The likeliest digits, then those with one other choice. */
function readings(raw: string): string[] {
  const plain = [...raw].map((char) => asDigit(char) ?? '');
  if (plain.includes('')) return [];
  const others = [...raw].flatMap((char, i) =>
    ALSO[char] ? [plain.with(i, ALSO[char]).join('')] : [],
  );
  return [plain.join(''), ...others];
}

/** Words on the line, and on three lines above and below it. */
function hasContext({ lines }: PageStream, line: number, context: RegExp): boolean {
  const near = lines.slice(Math.max(0, line - 3), line + 4).flat();
  return context.test(near.map(({ text }) => text).join(' '));
}

const IBAN_CONTEXT = /\b(?:iban|bic|konto|kontonummer|account|compte|cuenta|rib)\b/i;

/** Account numbers with right check digits, in groups or in one piece, also broken over two lines. */
export function findIbans(stream: PageStream): Hit[] {
  return stream.words.flatMap((word) => {
    const from = word.start + valueStart(word.text);
    const country = stream.letters.slice(from, from + 2).toUpperCase();
    const shape = ibanShape(country);
    const raw = shape && lettersOfIban(stream, from, shape.length);
    if (!raw) return [];
    const judged = judgeIban(raw.text, shape, () => hasContext(stream, word.line, IBAN_CONTEXT));
    return judged ? [{ rule: 'iban', class: 'payment' as const, ...judged, from, to: raw.to }] : [];
  });
}

/** So many letters and digits from here on, as long as the words stand together; null where there are fewer. */
function lettersOfIban(
  { letters, wordAt }: PageStream,
  from: number,
  length: number,
): { text: string; to: number } | null {
  let text = '';
  let at = from;
  for (; at < letters.length && text.length < length; at++) {
    const word = wordAt(at);
    if (at > from && word.start === at && !isSameNumber(wordAt(at - 1), word)) return null;
    if (/[A-Za-z0-9|!$§]/.test(letters[at]!)) text += letters[at]!;
    else if (!/[-.·]/.test(letters[at]!)) return null;
  }
  if (text.length < length) return null;
  const goesOn = at < letters.length && wordAt(at).start !== at && /[A-Za-z0-9]/.test(letters[at]!);
  return goesOn ? null : { text, to: at };
}

function isSameNumber(before: StreamWord, word: StreamWord): boolean {
  if (before.line === word.line) return areClose(before, word);
  return word.position === 0 && isNextLine(before, word);
}

/** Digits that are read for each other. */
const NEAR_DIGITS: Readonly<Record<string, string>> = {
  '0': '89',
  '1': '7',
  '3': '8',
  '5': '6',
  '6': '58',
  '7': '1',
  '8': '360',
  '9': '0',
};

function judgeIban(
  raw: string,
  shape: string,
  isNearContext: () => boolean,
): { confidence: number; value: string } | null {
  const plain = [...raw].map((char, i) => corrected(char, shape[i]!));
  if (plain.includes('')) return null;
  const text = plain.join('');
  if (isIban(text)) return { confidence: text === raw.toUpperCase() ? 0.98 : 0.94, value: text };
  // A letter and a digit may stand in the same place in some countries.
  const mended = plain.flatMap((char, i) =>
    shape[i] === 'c'
      ? [asDigit(char), asCapital(char)].flatMap((it) => (it ? [plain.with(i, it).join('')] : []))
      : [],
  );
  const found = mended.find(isIban);
  if (found) return { confidence: 0.85, value: found };
  if (!isNearContext()) return null;
  const near = plain.flatMap((char, i) =>
    [...(NEAR_DIGITS[char] ?? '')].map((it) => plain.with(i, it).join('')),
  );
  const likely = near.find(isIban);
  return likely ? { confidence: 0.7, value: likely } : null;
}

function corrected(char: string, kind: string): string {
  if (kind === 'n') return asDigit(char) ?? '';
  if (kind === 'a') return asCapital(char) ?? '';
  return /[|!]/.test(char) ? 'I' : char.toUpperCase();
}
