import { type OcrWord } from '../page/ocr-result';
import { median, visualRows } from './visual-rows';

/** Entries of a file tree that make a column. */
const LEAST_ENTRIES = 4;
/** Share of the entries that may stand on a row of the code: the two keep their own steps. */
const MOST_IN_ROWS = 0.6;
/** Words of a status bar below the column, for each of its entries. */
const MOST_CROSSING = 0.6;
/** Heights of a word that are empty beside every entry. */
const CORRIDOR = 1;
/** Share of the entries that are names of files: such a column is a tree, also where its rows are those of the code. */
const LEAST_FILES = 0.7;
const FILE_NAME = /^[\w-]+(\.[\w-]+)*\.[a-z]\w{0,4}$/i;
/** Heights of a word between a file tree and what stands beside it. */
const BESIDE_FILES = 3;
/** Part of a word's height by which two words of one row may differ. */
const SAME_ROW = 0.2;
/** Digits of a line number. */
const MOST_DIGITS = 4;

const rightOf = ({ box }: OcrWord): number => box.x + box.w;
const middleOf = ({ box }: OcrWord): number => box.y + box.h / 2;

/** The words of the code itself where its line numbers were not read well enough to tell where it begins. */
export function codePane(words: readonly OcrWord[]): readonly OcrWord[] {
  const height = median(words.map(({ box }) => box.h));
  return withoutNumbers(withoutTree(words, height), height);
}

/** Leaves out a column of single words at the left that keeps another step than the rows beside it, or names files. */
function withoutTree(words: readonly OcrWord[], height: number): readonly OcrWord[] {
  const first = [...words].sort((a, b) => a.box.x - b.box.x)[0];
  if (!first) return words;
  const column = words.filter(({ box }) => Math.abs(box.x - first.box.x) < height);
  const right = Math.max(...column.map(rightOf));
  const beside = words.filter(({ box }) => box.x > right + height * CORRIDOR);
  const isSameRow = (word: OcrWord, entry: OcrWord) =>
    Math.abs(middleOf(word) - middleOf(entry)) < height * SAME_ROW;
  const inRows = column.filter((entry) => beside.some((word) => isSameRow(word, entry)));
  const files = column.filter(({ text }) => FILE_NAME.test(text));
  const isApart = (entry: OcrWord) =>
    beside.every((word) => !isSameRow(word, entry) || word.box.x > right + height * BESIDE_FILES);
  const areFiles = files.length >= column.length * LEAST_FILES && files.every(isApart);
  const isTree =
    column.length >= LEAST_ENTRIES &&
    words.length - column.length - beside.length <= column.length * MOST_CROSSING &&
    (areFiles || inRows.length <= column.length * MOST_IN_ROWS);
  return isTree ? beside : words;
}

/** Leaves out what was read of line numbers: short words that end before any row of the code begins. */
function withoutNumbers(words: readonly OcrWord[], height: number): readonly OcrWord[] {
  const rows = visualRows(words);
  const isApart = (word: OcrWord, next: OcrWord | undefined): boolean =>
    word.text.length <= MOST_DIGITS && (!next || next.box.x - rightOf(word) > height * CORRIDOR);
  const starts = rows.map(({ words: [word, next] }) => (isApart(word!, next) ? next : word));
  const left = Math.min(...starts.flatMap((word) => (word ? [word.box.x] : [])));
  return words.filter((word) => rightOf(word) > left || word.text.length > MOST_DIGITS);
}
