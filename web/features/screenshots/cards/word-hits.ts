import type { ScreenshotWords } from '../../../../server/contract/reading/words';

/** A box in pixels of the upright image. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface TextLine extends Box {
  text: string;
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The boxes of the words that contain a searched one. */
export function wordHits(words: ScreenshotWords, wanted: readonly string[]): Box[] {
  const folded = wanted.map(fold).filter((word) => word !== '');
  if (folded.length === 0) return [];
  return words.lines
    .flatMap((line) => line.words)
    .filter(({ text }) => folded.some((word) => fold(text).includes(word)));
}

/** Each line with the box around its words; empty lines have no box. */
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

const isIn = (outer: Box, inner: Box): boolean => {
  const x = inner.x + inner.w / 2;
  const y = inner.y + inner.h / 2;
  return x >= outer.x && x <= outer.x + outer.w && y >= outer.y && y <= outer.y + outer.h;
};

/** The lines of one region after those of the region before it; lines outside of all come last. */
export function inReadingOrder<Line extends Box>(
  lines: readonly Line[],
  regions: readonly Box[],
): Line[] {
  const regionOf = (line: Line) => {
    const at = regions.findIndex((region) => isIn(region, line));
    return at < 0 ? regions.length : at;
  };
  return lines
    .map((line) => ({ line, region: regionOf(line) }))
    .sort((a, b) => a.region - b.region)
    .map(({ line }) => line);
}
