import { type OcrWord } from '../page/ocr-result';
import { median } from './visual-rows';

/** The column of line numbers beside source code. */
export interface Gutter {
  numbers: readonly OcrWord[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LEAST_NUMBERS = 4;
/** Share of the numbers that are higher than the one above. */
const LEAST_RISING = 0.7;

/** Numbers under each other that end at one edge and count up. */
export function findGutter(words: readonly OcrWord[]): Gutter | null {
  const numbers = words.filter(({ text }) => /^\d{1,5}$/.test(text));
  const step = Math.max(2, median(numbers.map(({ box }) => box.h)) * 0.6);
  const columns = new Map<number, OcrWord[]>();
  for (const word of numbers) {
    const slot = Math.round((word.box.x + word.box.w) / step);
    for (const near of [slot - 1, slot, slot + 1]) {
      const column = columns.get(near);
      if (column) column.push(word);
      else columns.set(near, [word]);
    }
  }
  const best = [...columns.values()]
    .map((column) => column.sort((a, b) => a.box.y - b.box.y))
    .filter(isCounting)
    .sort((a, b) => b.length - a.length)[0];
  return best ? gutterOf(best) : null;
}

function isCounting(column: readonly OcrWord[]): boolean {
  const values = column.map(({ text }) => Number(text));
  const rising = values.filter((value, i) => i > 0 && value > values[i - 1]!).length;
  const next = values.filter((value, i) => i > 0 && value === values[i - 1]! + 1).length;
  const pairs = column.length - 1;
  return (
    column.length >= LEAST_NUMBERS &&
    rising >= pairs * LEAST_RISING &&
    next >= Math.max(2, pairs / 3)
  );
}

function gutterOf(numbers: readonly OcrWord[]): Gutter {
  const [first, last] = [numbers[0]!.box, numbers.at(-1)!.box];
  return {
    numbers,
    left: Math.min(...numbers.map(({ box }) => box.x)),
    right: Math.max(...numbers.map(({ box }) => box.x + box.w)),
    top: first.y - first.h * 0.6,
    bottom: last.y + last.h * 1.6,
  };
}

/** From one line to the next, as the numbers tell it: between few rows of code there may be more blank lines than others. */
export function gutterPitch({ numbers }: Gutter): number | null {
  const steps = numbers.slice(1).flatMap((word, i) => {
    const before = numbers[i]!;
    const lines = Number(word.text) - Number(before.text);
    return lines > 0 ? [(middleOf(word) - middleOf(before)) / lines] : [];
  });
  return median(steps) || null;
}

const middleOf = ({ box }: OcrWord): number => box.y + box.h / 2;

/** Whether the word stands in the rows of the numbers. */
export function isBeside({ box }: OcrWord, { right, top, bottom }: Gutter): boolean {
  const middle = box.y + box.h / 2;
  return box.x >= right && middle >= top && middle <= bottom;
}
