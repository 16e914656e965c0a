import { type OcrLine } from '../page/ocr-result';

interface Screen {
  lines: readonly OcrLine[];
  height: number;
}

/** A keyboard stands below this share of a screen's height. */
const HIGHEST = 0.45;
/** Fewer letters under each other may be a list or a puzzle. */
const LEAST_KEYS = 8;
const LEAST_ROWS = 3;
/** A word of text below the first row: a keyboard reaches to the end of the screen. */
const WORD = /\p{L}{3,}/gu;
const MOST_WORDS = 3;

/**
 * The lines of a phone's keyboard: texts of single signs in several rows, down to the end of the screen. Engines read
 * its keys one by one or several as a line.
 */
export function keyboardRows({ lines, height }: Screen): ReadonlySet<OcrLine> {
  const low = lines.filter(({ box }) => box.y > height * HIGHEST);
  const keys = low.filter(({ words }) => words.every(({ text }) => [...text].length === 1));
  const count = keys.reduce((sum, { words }) => sum + words.length, 0);
  if (count < LEAST_KEYS || rowsOf(keys) < LEAST_ROWS) return new Set();
  const top = Math.min(...keys.map(({ box }) => box.y));
  const zone = low.filter(({ box }) => box.y + box.h / 2 >= top);
  const words = zone.flatMap(({ text }) => text.match(WORD) ?? []).length;
  return words > MOST_WORDS ? new Set() : new Set(zone);
}

/** Lines whose tops are further apart than a line is high stand in different rows. */
function rowsOf(lines: readonly OcrLine[]): number {
  const sorted = [...lines].sort((a, b) => a.box.y - b.box.y);
  const tallest = Math.max(0, ...sorted.map(({ box }) => box.h));
  return sorted.filter((line, i) => i === 0 || line.box.y - sorted[i - 1]!.box.y > tallest).length;
}
