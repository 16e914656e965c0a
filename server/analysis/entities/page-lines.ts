import type { Box } from '../page/ocr-result';
import type { EntityLine, EntityWord, FoundEntity } from './found-entity';

/** A line as text; a tab stands where the space between two words is wide, as between the columns of a table. */
export interface PageLine {
  text: string;
  /** The text of the line above, or an empty one. */
  above: string;
  /** The text of the line below, or an empty one. */
  below: string;
  words: readonly PlacedWord[];
}

interface PlacedWord extends EntityWord {
  /** Of its first character in the text of the line. */
  start: number;
}

/** A part of a line that is an entity. */
export type Span = Pick<FoundEntity, 'type' | 'value' | 'display' | 'confidence'> &
  Partial<Pick<FoundEntity, 'number' | 'currency'>> & { from: number; to: number };

export type Matcher = (line: PageLine) => Span[];

/** A space wider than this many heights of the line separates columns. */
const COLUMN_GAP = 1.6;

/** Engines read columns one after the other: lines that stand beside each other become one, from left to right. */
export function pageLines(lines: readonly EntityLine[]): PageLine[] {
  const rows = rowsOf(lines).map(placed);
  return rows.map((row, at) => ({
    ...row,
    above: rows[at - 1]?.text ?? '',
    below: rows[at + 1]?.text ?? '',
  }));
}

function rowsOf(lines: readonly EntityLine[]): EntityWord[][] {
  const rows: { box: Box; lines: EntityLine[] }[] = [];
  for (const line of [...lines].sort((a, b) => a.box.y - b.box.y)) {
    const row = rows.findLast(({ box }) => areBeside(box, line.box));
    if (row) row.lines.push(line);
    else rows.push({ box: line.box, lines: [line] });
  }
  return rows.map((row) =>
    row.lines.sort((a, b) => a.box.x - b.box.x).flatMap(({ words }) => [...words]),
  );
}

/** Most of the lower one's height is that of the other, and both are written in about one size. */
function areBeside(a: Box, b: Box): boolean {
  const shared = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const [low, high] = [Math.min(a.h, b.h), Math.max(a.h, b.h)];
  const isApart = a.x + a.w <= b.x || b.x + b.w <= a.x;
  return isApart && shared > 0.6 * low && high < 1.8 * low;
}

function placed(words: readonly EntityWord[]): Pick<PageLine, 'text' | 'words'> {
  let text = '';
  let before: EntityWord | undefined;
  const own = words.map((word): PlacedWord => {
    if (before && !isOneWith(text, before, word)) text += isWide(before, word) ? '\t' : ' ';
    const start = text.length;
    text += word.text;
    before = word;
    return { ...word, start };
  });
  return { text, words: own };
}

/** A gap narrower than this share of the height is none between words; a space of the narrowest type is wider. */
const TIGHT = 0.18;
/** Signs of a token that are looked at. */
const LONGEST = 200;
const ADDRESS_BEGINS = /@|:\/\/|^https?:$|^www\./i;
const ADDRESS_GOES_ON = /^[@/]/;

/** Parts of an address, in which engines see spaces beside its signs. */
function isOneWith(line: string, { box: a }: EntityWord, { text: next, box: b }: EntityWord) {
  const token = line
    .slice(Math.max(line.lastIndexOf(' '), line.lastIndexOf('\t')) + 1)
    .slice(-LONGEST);
  const gap = b.x - (a.x + a.w);
  const isAddress = ADDRESS_BEGINS.test(token) || ADDRESS_GOES_ON.test(next);
  return isAddress && gap < TIGHT * Math.max(a.h, b.h);
}

function isWide({ box: a }: EntityWord, { box: b }: EntityWord): boolean {
  return b.x - (a.x + a.w) > COLUMN_GAP * Math.max(a.h, b.h);
}

const wordsIn = ({ words }: PageLine, { from, to }: Span) =>
  words.filter(({ start, text }) => start < to && start + text.length > from);

/** The box of a span: a word that is only partly in it counts with that part of its width. */
export function boxOf(line: PageLine, span: Span): Box | null {
  const parts = wordsIn(line, span).map(({ box, start, text }) => {
    const from = Math.max(0, span.from - start) / text.length;
    const to = Math.min(text.length, span.to - start) / text.length;
    return { x: box.x + box.w * from, y: box.y, w: box.w * (to - from), h: box.h };
  });
  if (parts.length === 0) return null;
  const left = Math.floor(Math.min(...parts.map(({ x }) => x)));
  const top = Math.floor(Math.min(...parts.map(({ y }) => y)));
  return {
    x: left,
    y: top,
    w: Math.ceil(Math.max(...parts.map(({ x, w }) => x + w))) - left,
    h: Math.ceil(Math.max(...parts.map(({ y, h }) => y + h))) - top,
  };
}

/** The rest of a name that the upper line broke at a dash, which may belong to it. */
export const isRest = ({ text, above }: PageLine, from: number): boolean =>
  /(?:^|\t)$/.test(text.slice(0, from)) && above.endsWith('-');

/** The worth of the rule, less where the engine was unsure of a word; a checksum proves the reading. */
export function confidenceOf(line: PageLine, span: Span): number {
  const doubt = span.confidence >= PROVEN ? 0 : 0.3 * (1 - leastOf(line, span) / 100);
  return Math.round((span.confidence - doubt) * 1000) / 1000;
}

/** How sure the engine was of the worst of its words, 0 to 100. */
export const leastOf = (line: PageLine, span: Span): number =>
  Math.max(0, Math.min(100, ...wordsIn(line, span).map(({ confidence }) => confidence)));

/** A checksum holds. */
export const PROVEN = 0.99;
