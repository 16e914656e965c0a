import type { ScreenshotWords } from '../../../server/contract/words';

/** A box in pixels of the upright image. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface TextLine extends Box {
  text: string;
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The boxes of the words that hold one of those that were searched for. */
export function wordHits(words: ScreenshotWords, wanted: readonly string[]): Box[] {
  const folded = wanted.map(fold).filter((word) => word !== '');
  if (folded.length === 0) return [];
  return words.lines
    .flatMap((line) => line.words)
    .filter(({ text }) => folded.some((word) => fold(text).includes(word)));
}

/** Each line with the box around its words; lines without words have no place. */
export function textLines(words: ScreenshotWords): TextLine[] {
  return words.lines.flatMap(({ text, words: parts }) => {
    if (parts.length === 0) return [];
    const x = Math.min(...parts.map((part) => part.x));
    const y = Math.min(...parts.map((part) => part.y));
    const right = Math.max(...parts.map((part) => part.x + part.w));
    const bottom = Math.max(...parts.map((part) => part.y + part.h));
    return [{ text, x, y, w: right - x, h: bottom - y }];
  });
}
