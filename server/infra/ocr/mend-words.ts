import { type Bbox, type Line, type Symbol as Sign, type Word } from 'tesseract.js';
import { type GreyImage } from './glyphs';
import { mendSigns } from './mend-signs';

/**
 * Repairs what Tesseract does to source code and tables of commands: underscores and dots cut words apart, and
 * closing brackets are read as ones. The picture and the even pitch of such lines tell what was there.
 */
export function mendWords(line: Line, image: GreyImage): Word[] {
  const words = mendBrackets(line.words.filter((word) => word.text.trim() !== ''));
  const pitch = pitchOf(words);
  return words
    .reduce<Word[]>((mended, word) => {
      const before = mended.at(-1);
      const link = before ? linkBetween(before, word, { pitch, image }) : null;
      if (before && link !== null) mended[mended.length - 1] = glue(before, word, link);
      else mended.push(word);
      return mended;
    }, [])
    .map(mendSigns);
}

/** Least share of neighbours at the usual distance that makes a line monospaced. */
const EVEN_SHARE = 0.8;
const EVEN = 0.12;
/** Tesseract sees spaces around these that are only the width of a cell. */
const SPLITS = /^[.,:;()[\]{}'"/@_<>=!&|*+-]$/;

const centre = ({ bbox }: Sign): number => (bbox.x0 + bbox.x1) / 2;

/** Distance from letter to letter in a monospaced line, or null. */
function pitchOf(words: readonly Word[]): number | null {
  const steps = words
    .flatMap(({ symbols }) => symbols.slice(1).map((sign, i) => centre(sign) - centre(symbols[i]!)))
    .sort((a, b) => a - b);
  const usual = steps[steps.length >> 1];
  if (usual === undefined || steps.length < 8) return null;
  const even = steps.filter((step) => Math.abs(step - usual) < usual * EVEN).length;
  return even / steps.length >= EVEN_SHARE ? usual : null;
}

/** The signs between two words that are one: none or underscores; null when they are two. */
function linkBetween(
  left: Word,
  right: Word,
  { pitch, image }: { pitch: number | null; image: GreyImage },
): string | null {
  const [last, first] = [left.symbols.at(-1), right.symbols[0]];
  if (!last || !first) return null;
  const cells = pitch === null ? null : (centre(first) - centre(last)) / pitch;
  const isPunctuated = SPLITS.test(last.text) || SPLITS.test(first.text);
  if (cells !== null && cells < 1.4 && isPunctuated) return '';
  if (isUnderscored(last, first)) return '';
  if (!hasUnderscore(image, last.bbox, first.bbox)) return null;
  return '_'.repeat(cells === null ? 1 : Math.max(1, Math.round(cells) - 1));
}

/** `from _item`: the underscore was read, and a gap beside it that is too narrow for a space. */
function isUnderscored(last: Sign, first: Sign): boolean {
  if (last.text !== '_' && first.text !== '_') return false;
  const height = Math.max(last.bbox.y1 - last.bbox.y0, first.bbox.y1 - first.bbox.y0);
  return first.bbox.x0 - last.bbox.x1 < height * 0.25;
}

function glue(left: Word, right: Word, link: string): Word {
  const [a, b] = [left.bbox, right.bbox];
  return {
    ...left,
    text: left.text + link + right.text,
    confidence: (left.confidence + right.confidence) / 2,
    symbols: [...left.symbols, ...right.symbols],
    bbox: {
      x0: Math.min(a.x0, b.x0),
      y0: Math.min(a.y0, b.y0),
      x1: Math.max(a.x1, b.x1),
      y1: Math.max(a.y1, b.y1),
    },
  };
}

/** Darker than this share of the paper's brightness is ink. */
const INK = 0.75;

/** A stroke below the letters that fills the gap, leaves it clear above, and does not run on below the letters. */
function hasUnderscore(image: GreyImage, left: Bbox, right: Bbox): boolean {
  const height = Math.max(left.y1 - left.y0, right.y1 - right.y0);
  const [from, to] = [left.x1 + 1, right.x0 - 1];
  if (to - from < height * 0.2 || to - from > height * 3) return false;
  const base = Math.min(left.y1, right.y1);
  const below = { top: base - Math.round(height * 0.12), bottom: base + Math.round(height * 0.3) };
  const above = { top: base - height, bottom: below.top };
  if (fullestRow(image, { from, to }, below) < 0.8) return false;
  if (fullestRow(image, { from, to }, above) > 0.1) return false;
  const under = { top: base + 2, bottom: below.bottom };
  return fullestRow(image, { from: left.x0, to: left.x1 }, under) < 0.8;
}

/** The largest share of ink in any row of a rectangle. */
function fullestRow(
  { data, width, height }: GreyImage,
  columns: { from: number; to: number },
  rows: { top: number; bottom: number },
): number {
  const picked = Array.from({ length: Math.max(0, rows.bottom - rows.top) }, (_, i) => rows.top + i)
    .filter((y) => y >= 0 && y < height)
    .map((y) => data.subarray(y * width + columns.from, y * width + columns.to));
  const paper = Math.max(0, ...picked.map((row) => Math.max(...row)));
  const inkOf = (row: Uint8Array): number => row.filter((value) => value < paper * INK).length;
  return Math.max(0, ...picked.map((row) => inkOf(row) / Math.max(1, row.length)));
}

const LOOKS_LIKE_BRACKET = /^[1lIJ|]$/;

const SURE_BAR = 90;

/** `[ first | second ]`: a bar that stands alone and is read for sure parts what the bracket holds. */
const isBar = ({ text, confidence }: Word): boolean => text === '|' && confidence >= SURE_BAR;

/** In a line with an open bracket, a one that reaches below the line closes it. */
function mendBrackets(words: readonly Word[]): Word[] {
  const signs = words.flatMap((word) => word.symbols);
  if (!signs.some(({ text }) => text === '[')) return [...words];
  const base = baseOf(signs);
  let open = 0;
  let last: Sign | undefined;
  return words
    .map((word) => {
      if (isBar(word)) return word;
      const symbols = word.symbols.flatMap((sign) => {
        const isDeep = LOOKS_LIKE_BRACKET.test(sign.text) && sign.bbox.y1 > base;
        if (isDeep && last?.text === ']' && overlap(last, sign)) return [];
        const mended = isDeep && open > 0 ? { ...sign, text: ']' } : sign;
        if (mended.text === '[') open++;
        if (mended.text === ']') open--;
        const twin = last !== undefined && mended.text === ']' && overlap(last, sign);
        last = mended;
        return twin && isDeep ? [] : [mended];
      });
      return { ...word, symbols, text: symbols.map((sign) => sign.text).join('') };
    })
    .filter((word) => word.text !== '');
}

/** A little below the lower edge of letters that have no tail. */
function baseOf(signs: readonly Sign[]): number {
  const edges = signs
    .filter(({ text }) => /^[a-ikm-orstuvwxzA-HK-Z02-9]$/.test(text))
    .map(({ bbox }) => bbox.y1)
    .sort((a, b) => a - b);
  const heights = signs.map(({ bbox }) => bbox.y1 - bbox.y0).sort((a, b) => a - b);
  const edge = edges[edges.length >> 1] ?? Infinity;
  return edge + 0.05 * (heights[heights.length >> 1] ?? 0);
}

const overlap = (a: Sign, b: Sign): boolean =>
  Math.min(a.bbox.x1, b.bbox.x1) - Math.max(a.bbox.x0, b.bbox.x0) >= 0 &&
  Math.min(a.bbox.x1 - a.bbox.x0, b.bbox.x1 - b.bbox.x0) <= 4;
