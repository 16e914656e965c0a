import { isBeside } from '../layout/title-row';
import { type OcrLine } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';
import { cellsOf } from '../page/places';

interface Row {
  indexes: number[];
  /** Left edges of its cells. */
  edges: number[];
  y: number;
  bottom: number;
}

/** A row of a table has so many cells, so many of which stand under those of the row before. */
const [LEAST_CELLS, LEAST_ALIGNED] = [3, 2];
/** How far below each other two rows of a table stand, in heights of a line. */
const REACH = 3;
/** Parts of a row that stand a little lower than the others are rows of their own here. */
const MOST_BESIDE = 8;

/** The indexes of the lines that stand in rows of a table below its head. */
export function rowsOfTables({
  lines,
  lineHeight,
}: Pick<PageFacts, 'lines' | 'lineHeight'>): ReadonlySet<number> {
  const rows = rowsOf(lines).filter(({ edges }) => edges.length >= LEAST_CELLS);
  const found = new Set<number>();
  rows.forEach((row, i) => {
    const next = nextUnder(rows, i, lineHeight);
    if (!next) return;
    const aligned = row.edges.filter((x) => next.edges.some((it) => Math.abs(it - x) < lineHeight));
    if (aligned.length >= LEAST_ALIGNED) for (const index of next.indexes) found.add(index);
  });
  return found;
}

/** The first of the rows below it that is near enough. */
function nextUnder(rows: readonly Row[], at: number, lineHeight: number): Row | null {
  const { bottom } = rows[at]!;
  for (const next of rows.slice(at + 1, at + 1 + MOST_BESIDE)) {
    if (next.y - bottom >= lineHeight * REACH) return null;
    if (next.y > bottom - lineHeight / 2) return next;
  }
  return null;
}

/** Lines that stand beside each other, from top to bottom. */
function rowsOf(lines: readonly OcrLine[]): Row[] {
  const rows: Row[] = [];
  const order = lines.map((_, i) => i).sort((a, b) => lines[a]!.box.y - lines[b]!.box.y);
  for (const index of order) {
    const { box } = lines[index]!;
    const row = rows.at(-1);
    const first = row && lines[row.indexes[0]!]!.box;
    const edges = cellsOf(lines[index]!).map((cell) => cell.box.x);
    if (row && first && isBeside(first, box)) {
      row.indexes.push(index);
      row.edges.push(...edges);
      row.bottom = Math.max(row.bottom, box.y + box.h);
    } else rows.push({ indexes: [index], edges, y: box.y, bottom: box.y + box.h });
  }
  return rows;
}
