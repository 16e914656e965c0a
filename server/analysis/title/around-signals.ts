import { isBeside } from '../layout/title-row';
import { type Box, type OcrLine } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';

/** More empty room than this around a text says no more, in heights of a line. */
const MOST_SPACE = 4;
/** So many lines of one column and size are a list or running text. */
const LIST = 8;
const SAME_SIZE = 0.15;
/** Share of a page's height in which names of sites and their menus stand. */
const BAR = 0.13;

/** A line of a page, by its index, with the height of the letters of each line. */
export interface PlacedLine {
  index: number;
  heights: readonly number[];
  facts: PageFacts;
}

/**
 * Signals from what stands around a line: a heading has room around it and smaller text over it, an item of a list has others of
 * its size in its column. All are from -1 to 1.
 */
export function aroundSignals(placed: PlacedLine): Record<string, number> {
  const { index, heights, facts } = placed;
  const { lines, lineHeight, width, height } = facts;
  const line = lines[index]!;
  const usual = lineHeight || 1;
  const own = heights[index] || 1;
  const { above, below } = neighbours(line, lines);
  const smaller = above ? heights[lines.indexOf(above)] || 1 : own;
  const over = above ? line.box.y - bottomOf(above.box) : line.box.y;
  const under = (below ? below.box.y : height) - bottomOf(line.box);
  const middle = line.box.x + line.box.w / 2 - width / 2;
  return {
    space_above: within(over / usual / MOST_SPACE, 0, 1),
    space_below: within(under / usual / MOST_SPACE, 0, 1),
    under_smaller: within(Math.log2(own / smaller), -1, 1),
    in_list: Math.min(1, sizeAndColumn(placed) / LIST),
    rank_under_bar: line.box.y > height * BAR ? 1 / (1 + higherUnderBar(placed)) : 0,
    off_middle: Math.abs(middle) / (width || 1),
  };
}

/** The nearest lines over and under it that share a part of its width. */
function neighbours(
  line: OcrLine,
  lines: readonly OcrLine[],
): { above: OcrLine | null; below: OcrLine | null } {
  let [above, below]: (OcrLine | null)[] = [null, null];
  for (const other of lines) {
    if (other === line || !isInColumn(other.box, line.box) || isBeside(other.box, line.box)) {
      continue;
    }
    if (other.box.y >= line.box.y) {
      if (!below || other.box.y < below.box.y) below = other;
    } else if (!above || bottomOf(other.box) > bottomOf(above.box)) above = other;
  }
  return { above: above ?? null, below: below ?? null };
}

const isInColumn = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w;
const bottomOf = ({ y, h }: Box): number => y + h;
const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** How many other lines begin at its left edge in letters of its size. */
function sizeAndColumn({ index, heights, facts: { lines, lineHeight } }: PlacedLine): number {
  const own = heights[index] || 1;
  const { x } = lines[index]!.box;
  return lines.filter(
    ({ box }, i) =>
      i !== index &&
      Math.abs(box.x - x) < (lineHeight || 1) / 2 &&
      Math.abs(heights[i]! / own - 1) < SAME_SIZE,
  ).length;
}

/** How many lines below the bars of a site are in larger letters. */
function higherUnderBar({ index, heights, facts: { lines, height } }: PlacedLine): number {
  const own = heights[index]!;
  return lines.filter(
    ({ box, text }, i) =>
      i !== index && box.y > height * BAR && heights[i]! > own && /\p{L}{3}/u.test(text),
  ).length;
}
