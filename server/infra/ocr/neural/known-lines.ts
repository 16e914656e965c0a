import { type Box, type OcrWord } from '../../../analysis/page/ocr-result';
import { type Gap } from './line-crop';
import { KNOWN_LINE } from './thresholds';

/** A detected line and what Tesseract has read in it, from left to right. */
export interface KnownLine {
  /** The ink of the line. */
  ink: Box;
  words: OcrWord[];
}

/** Gives every word to the line in which it stands; each word belongs to one line at most. */
export function wordsInLines(inks: readonly Box[], words: readonly OcrWord[]): KnownLine[] {
  const lines = inks.map((ink) => ({ ink, words: [] as OcrWord[] }));
  for (const word of words) {
    const [best] = lines
      .map((line) => ({ line, shared: sharedHeight(word.box, line.ink) }))
      .filter(({ line, shared }) => isIn(word.box, line.ink) && shared >= KNOWN_LINE.sharedHeight)
      .sort((a, b) => b.shared - a.shared);
    best?.line.words.push(word);
  }
  for (const line of lines) line.words.sort((a, b) => a.box.x - b.box.x);
  return lines;
}

/** The middle of the word lies between the ends of the line. */
function isIn(word: Box, ink: Box): boolean {
  const middle = word.x + word.w / 2;
  return middle >= ink.x - ink.h / 2 && middle <= ink.x + ink.w + ink.h / 2;
}

/** Share of the lower of both heights that both have; none where the word is a bar read as letters. */
function sharedHeight(word: Box, ink: Box): number {
  if (word.h > ink.h * KNOWN_LINE.highest) return 0;
  const shared = Math.min(word.y + word.h, ink.y + ink.h) - Math.max(word.y, ink.y);
  return shared / Math.min(word.h, ink.h);
}

/** Whether Tesseract has read the whole line surely, so that nobody needs to read it again. */
export function isSure({ ink, words }: KnownLine): boolean {
  if (words.length === 0 || words.some(isDoubtful)) return false;
  // A lone sign is an icon more often than a letter.
  if (words.length === 1 && words[0]!.text.length === 1) return false;
  const gaps = (words.length - 1) * KNOWN_LINE.gap * ink.h;
  const width = words.reduce((sum, { box }) => sum + box.w, 0) + gaps;
  return width >= ink.w * KNOWN_LINE.covered;
}

/** Whether a word runs over a gap of the picture as wide as a space: a sure word may be two. `gaps` are those of the page. */
export function hidesSpace({ ink, words }: KnownLine, gaps: readonly Gap[]): boolean {
  const wide = gaps.filter(({ from, to }) => to - from >= ink.h * KNOWN_LINE.hiddenSpace);
  return words.some(({ box }) =>
    wide.some(({ from, to }) => from > box.x + 1 && to < box.x + box.w - 1),
  );
}

const isDoubtful = ({ text, confidence }: OcrWord): boolean =>
  confidence < (/\d/.test(text) ? KNOWN_LINE.sureNumber : KNOWN_LINE.sure);
