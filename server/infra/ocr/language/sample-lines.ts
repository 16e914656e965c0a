import { type Box } from '../../../analysis/page/ocr-result';
import { SAMPLE } from '../neural/thresholds';

interface Line {
  box: Box;
}

/**
 * The lines that may tell the language of a page, in parts to be read one after another. The longest come first, because they
 * have the most words in a row and are what the page is about. Then come words that stand side by side, as in menus, tabs
 * and heads of tables, because the longest lines of a window may be names and numbers. The other long lines follow.
 */
export function samplePartsOf<T extends Line>(lines: readonly T[]): T[][] {
  const [longest = [], ...others] = partsOf(fitting(byLength(lines), SAMPLE.longest));
  const fresh = wordsInRows(lines).filter((line) => !longest.includes(line));
  const words = fitting(fresh, SAMPLE.words);
  const rest = others.map((part) => part.filter((line) => !words.includes(line)));
  return [longest, words, ...rest].filter((part) => part.length > 0);
}

/** The length of lines in their heights, about three for a word. */
export const lengthOf = (...lines: readonly Line[]): number =>
  lines.reduce((sum, { box }) => sum + box.w / box.h, 0);

const byLength = <T extends Line>(lines: readonly T[]): T[] =>
  [...lines].sort((a, b) => lengthOf(b) - lengthOf(a));

/** As many of the lines as have room together, the first ones before the others. */
function fitting<T extends Line>(lines: readonly T[], room: number): T[] {
  return lines.filter((line) => {
    const length = lengthOf(line);
    if (length > room) return false;
    room -= length;
    return true;
  });
}

/** Lines in their order, until each part is as long as one that may be enough. */
function partsOf<T extends Line>(lines: readonly T[]): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const line of lines) {
    if (room <= 0) {
      parts.push([]);
      room = SAMPLE.part;
    }
    parts.at(-1)!.push(line);
    room -= lengthOf(line);
  }
  return parts;
}

/** Short lines with others beside them, row after row from the top. */
function wordsInRows<T extends Line>(lines: readonly T[]): T[] {
  const rows: [T, ...T[]][] = [];
  const words = lines.filter((line) => isWord(lengthOf(line)));
  for (const word of words.sort((a, b) => a.box.y - b.box.y)) {
    const row = rows.find(([first]) => isBeside(first.box, word.box));
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.filter((row) => row.length >= SAMPLE.leastInRow).flat();
}

const isWord = (length: number): boolean =>
  length >= SAMPLE.shortestWord && length <= SAMPLE.longestWord;

function isBeside(a: Box, b: Box): boolean {
  const [lower, higher] = [Math.min(a.h, b.h), Math.max(a.h, b.h)];
  const isLevel = Math.abs(a.y + a.h / 2 - b.y - b.h / 2) < lower * SAMPLE.offset;
  return isLevel && higher < lower * SAMPLE.spread;
}
