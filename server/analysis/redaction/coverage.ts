import type { Box } from '../page/ocr-result';

const POINTS = { across: 16, down: 6 };

/** The part of a box that lies below rectangles, 0 to 1, looked up at points of a grid. */
export function coverage(box: Box, rectangles: readonly Box[]): number {
  let covered = 0;
  for (let row = 0; row < POINTS.down; row += 1)
    for (let column = 0; column < POINTS.across; column += 1) {
      const x = box.x + (box.w * (column + 0.5)) / POINTS.across;
      const y = box.y + (box.h * (row + 0.5)) / POINTS.down;
      if (rectangles.some((it) => holds(it, x, y))) covered += 1;
    }
  return covered / (POINTS.across * POINTS.down);
}

const holds = ({ x, y, w, h }: Box, px: number, py: number): boolean =>
  px >= x && px < x + w && py >= y && py < y + h;

/** Of this part on, nothing of a box can be read. */
export const HIDDEN = 0.95;

/** From this part on, somebody meant to hide it. */
const MEANT = 0.5;

/** A line as the engine stores it. */
export interface PlacedLine {
  box: Box;
  words: readonly { text: string; box: Box }[];
}

/** The words that somebody meant to hide, folded, each once. */
export function hiddenWords(lines: readonly PlacedLine[], rectangles: readonly Box[]): string[] {
  if (rectangles.length === 0) return [];
  const hidden = lines
    .flatMap(({ words }) => words)
    .filter(({ box }) => coverage(box, rectangles) >= MEANT)
    .flatMap(({ text }) => foldedWords(text));
  return [...new Set(hidden)];
}

/** Shorter ones are in every text. */
const SHORTEST = 4;

/** The words of a text as they are compared: lower case, without the signs around them. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}_-]+/u)
    .filter((word) => word.length >= SHORTEST);
