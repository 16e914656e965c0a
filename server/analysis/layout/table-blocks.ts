import { type OcrWord } from '../page/ocr-result';
import { type TakenBlock } from './code-block';
import { boxOf, visualRows, type VisualRow } from './visual-rows';

interface Cell {
  words: OcrWord[];
  left: number;
  right: number;
}

const LEAST_CELLS = 3;
/** A row with more cells is image noise or a ruler. */
const MOST_CELLS = 60;
const LEAST_ROWS = 3;
/** Heights of a letter between two cells. */
const CELL_GAP = 1.3;
/** Share of a row's cells that begin or end where those of the row above do. */
const ALIGNED = 0.5;

/** Rows of three cells or more under each other whose edges meet. */
export function tableBlocks(words: readonly OcrWord[]): TakenBlock[] {
  const rows = visualRows(words).map((row) => ({ row, cells: cellsOfRow(row) }));
  const runs: (typeof rows)[] = [];
  let run: typeof rows = [];
  const end = (): void => {
    if (run.length >= LEAST_ROWS) runs.push(run);
    run = [];
  };
  for (const each of rows) {
    const above = run.at(-1);
    const isRow = each.cells.length >= LEAST_CELLS && each.cells.length <= MOST_CELLS;
    if (above && (!isRow || !areAligned(above.cells, each.cells) || isFar(above.row, each.row)))
      end();
    if (isRow) run.push(each);
  }
  end();
  return runs.map((own) => tableOf(own.map(({ cells }) => cells)));
}

function cellsOfRow({ words, box }: VisualRow): Cell[] {
  const height = words.reduce((sum, word) => sum + word.box.h, 0) / words.length || box.h;
  const cells: Cell[] = [];
  for (const word of words) {
    const last = cells.at(-1);
    const right = word.box.x + word.box.w;
    if (last && word.box.x - last.right < height * CELL_GAP) {
      last.words.push(word);
      last.right = right;
    } else cells.push({ words: [word], left: word.box.x, right });
  }
  return cells;
}

function areAligned(above: readonly Cell[], below: readonly Cell[]): boolean {
  const hits = below.filter((cell) => above.some((other) => overlap(cell, other))).length;
  return hits >= Math.max(2, below.length * ALIGNED);
}

const overlap = (a: Omit<Cell, 'words'>, b: Omit<Cell, 'words'>): boolean =>
  Math.min(a.right, b.right) > Math.max(a.left, b.left);

const isFar = (above: VisualRow, below: VisualRow): boolean =>
  below.box.y - above.box.y - above.box.h > above.box.h * 3.5;

/** Columns are where cells of any two rows meet; a cell stands in the first one that it touches. */
function tableOf(rows: readonly (readonly Cell[])[]): TakenBlock {
  const columns = columnsOf(rows);
  const cells = rows.map((row) => {
    const texts = columns.map(() => '');
    for (const cell of row) {
      const at = columns.findIndex((column) => overlap(cell, column));
      const text = cell.words.map((word) => word.text).join(' ');
      texts[at] = [texts[at], text].filter(Boolean).join(' ');
    }
    return texts;
  });
  const words = rows.flat().flatMap((cell) => cell.words);
  const text = cells.map((row) => row.join('\t')).join('\n');
  return { block: { kind: 'table', box: boxOf(words), text, rows: cells }, taken: new Set(words) };
}

function columnsOf(rows: readonly (readonly Cell[])[]): { left: number; right: number }[] {
  const spans = rows
    .flat()
    .map(({ left, right }) => ({ left, right }))
    .sort((a, b) => a.left - b.left);
  const columns: { left: number; right: number }[] = [];
  for (const span of spans) {
    const last = columns.at(-1);
    if (last && span.left < last.right) last.right = Math.max(last.right, span.right);
    else columns.push({ ...span });
  }
  return columns;
}
