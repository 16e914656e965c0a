import type { Screenshot } from '../../../server/contract/screenshots';

/** A line of the grid: the heading of a day, or screenshots side by side. `to` is one behind the last. */
export interface GridLine {
  kind: 'day' | 'cells';
  from: number;
  to: number;
  /** The day of its screenshots, `2026-11-20`; empty where days are not told apart. */
  day: string;
}

export type DayOf = (row: Screenshot) => string;

/** The day of each row in a zone. A row keeps its day, so it is worked out once. */
export function dayReader(timeZone: string): DayOf {
  // The Swedish way to write a date is ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const known = new Map<string, string>();
  return ({ created_at: at }) => {
    const day = known.get(at) ?? format.format(new Date(at));
    known.set(at, day);
    return day;
  };
}

/** The rows in lines, each day under a heading of its own where `dayOf` is given. */
export function gridLines(
  rows: readonly Screenshot[],
  columns: number,
  dayOf: DayOf | null,
): GridLine[] {
  const lines: GridLine[] = [];
  let from = 0;
  while (from < rows.length) {
    const day = dayOf ? dayOf(rows[from] as Screenshot) : '';
    let end = dayOf ? from : rows.length;
    while (dayOf && end < rows.length && dayOf(rows[end] as Screenshot) === day) end += 1;
    if (dayOf) lines.push({ kind: 'day', from, to: end, day });
    for (let at = from; at < end; at += columns) {
      lines.push({ kind: 'cells', from: at, to: Math.min(at + columns, end), day });
    }
    from = end;
  }
  return lines;
}

/** The line of screenshots that holds an item; found by halves. */
export function lineOfItem(lines: readonly GridLine[], index: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle]?.from ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The next line of screenshots above or below. */
function cellsFrom(lines: readonly GridLine[], at: number, step: 1 | -1): GridLine | undefined {
  let next = at + step;
  while (lines[next]?.kind === 'day') next += step;
  return lines[next];
}

/** Letters stand for the arrows, as in the editors that know no others. */
const ARROWS: Record<string, string> = {
  h: 'ArrowLeft',
  j: 'ArrowDown',
  k: 'ArrowUp',
  l: 'ArrowRight',
};

/** Where a key leads from an item, or null when it leads nowhere. */
export function moveInLines(
  key: string,
  { index, lines, total }: { index: number; lines: readonly GridLine[]; total: number },
): number | null {
  const at = lineOfItem(lines, index);
  const vertical = (step: 1 | -1): number => {
    const line = cellsFrom(lines, at, step);
    const column = index - (lines[at]?.from ?? 0);
    return line ? Math.min(line.from + column, line.to - 1) : index;
  };
  const moves: Record<string, () => number> = {
    ArrowLeft: () => index - 1,
    ArrowRight: () => index + 1,
    ArrowUp: () => vertical(-1),
    ArrowDown: () => vertical(1),
    Home: () => 0,
    End: () => total - 1,
  };
  const next = moves[ARROWS[key] ?? key]?.();
  if (next === undefined || next === index || next < 0 || next >= total) return null;
  return next;
}
