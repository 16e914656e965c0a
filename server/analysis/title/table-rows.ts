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

/** The indexes of the lines that stand in rows of a table below its head. */
export function rowsOfTables({
  lines,
  lineHeight,
}: Pick<PageFacts, 'lines' | 'lineHeight'>): ReadonlySet<number> {
  const rows = rowsOf(lines).filter(({ edges }) => edges.length >= LEAST_CELLS);
  const found = new Set<number>();
  rows.forEach((row, i) => {
    const next = rows.slice(i + 1).find((other) => isUnder(other, row, lineHeight));
    if (!next) return;
    const aligned = row.edges.filter((x) => next.edges.some((it) => Math.abs(it - x) < lineHeight));
    if (aligned.length >= LEAST_ALIGNED) for (const index of next.indexes) found.add(index);
  });
  return found;
}

const isUnder = (next: Row, row: Row, lineHeight: number): boolean =>
  next.y > row.bottom - lineHeight / 2 && next.y - row.bottom < lineHeight * REACH;

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
