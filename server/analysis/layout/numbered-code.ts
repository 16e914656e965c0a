import { type OcrWord } from '../page/ocr-result';
import { findGutter, isBeside } from './gutter';
import { median, visualRows, type VisualRow } from './visual-rows';

const LEAST_ROWS = 3;
/** Share of the rows beside the numbers that read like code. */
const LEAST_CODE = 0.6;
/** Heights of a word that are empty between two cells of a sheet; code has single spaces. */
const CELL_GAP = 2.5;
/** Share of the rows that may have such gaps, as before a comment. */
const MOST_IN_CELLS = 0.3;

/** An import, a declaration, an assignment, a call, and the end of a statement or a block. */
const STATEMENT =
  /^(?:@|#include\b|(?:import|from|use|using|package) [\w.{*"'<]|(?:export|public|private|async|static) \w|(?:def|class|function|fn|func|return|const|let|var|if|for|while|else|elif|try|with|except)\b.*[:({;=]|[A-Za-z_][\w.[\]'"]* ?(?:[-+*/]|:|<-)?= ?\S|[a-z_][\w.]*\w?\(.*\)?[;:{]?$)|[;{]$|^[}\])]+[,;]?$/;

/**
 * Rows beside numbers that count up, most of them statements: an editor, also where its windows, lists and hints have
 * more lines than the code. The rows of a sheet have numbers, too, but cells instead of statements.
 */
export function hasNumberedCode(words: readonly OcrWord[]): boolean {
  const gutter = findGutter(words);
  if (!gutter) return false;
  const rows = visualRows(words.filter((word) => isBeside(word, gutter)));
  const height = median(gutter.numbers.map(({ box }) => box.h));
  const statements = rows.filter(isStatement);
  const inCells = rows.filter((row) => hasCells(row, height * CELL_GAP));
  return (
    rows.length >= LEAST_ROWS &&
    statements.length >= rows.length * LEAST_CODE &&
    inCells.length <= rows.length * MOST_IN_CELLS
  );
}

const isStatement = ({ words }: VisualRow): boolean =>
  STATEMENT.test(words.map(({ text }) => text).join(' '));

const hasCells = ({ words }: VisualRow, gap: number): boolean =>
  words.some((word, i) => {
    const before = words[i - 1]?.box;
    return before !== undefined && word.box.x - before.x - before.w > gap;
  });
