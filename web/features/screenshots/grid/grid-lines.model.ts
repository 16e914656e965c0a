import type { Screenshot } from '../../../../server/contract/screenshots';
import { DAY_LINE } from './grid.model';

/** A line of the grid: a day heading, or screenshots side by side. `to` is exclusive. */
export interface GridLine {
  kind: 'day' | 'cells';
  from: number;
  to: number;
  /** The day of its screenshots, `2026-11-20`; empty when days are not separated. */
  day: string;
}

export type DayOf = (row: Screenshot) => string;

/** The day of each row in a time zone. Cached, because a row keeps its day. */
export function dayReader(timeZone: string): DayOf {
  // The Swedish locale formats dates as ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const known = new Map<string, string>();
  return ({ created_at: at }) => {
    const day = known.get(at) ?? format.format(new Date(at));
    known.set(at, day);
    return day;
  };
}

/** The rows as lines, with a heading for each day if `dayOf` is given. */
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

/** The last of the sorted values that is at most this one, found by binary search; the first where none is. */
function lastUpTo(length: number, valueAt: (at: number) => number, most: number): number {
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (valueAt(middle) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The line that holds an item. */
export const lineOfItem = (lines: readonly GridLine[], index: number): number =>
  lastUpTo(lines.length, (at) => lines[at]?.from ?? 0, index);

/** Where each line begins in pixels, and at last where all of them end. */
export function startsOf(lines: readonly GridLine[], rowHeight: number): number[] {
  const starts = [0];
  let end = 0;
  for (const { kind } of lines) {
    end += kind === 'day' ? DAY_LINE : rowHeight;
    starts.push(end);
  }
  return starts;
}

/** The line at this height of the list. */
export const lineAt = (starts: readonly number[], height: number): number =>
  lastUpTo(starts.length - 1, (at) => starts[at] ?? 0, height);

/** The position of the keyboard: a screenshot, or the heading of the day that begins with it. */
export interface Stop {
  index: number;
  isDay: boolean;
  /** The column before the heading, to which the arrows return. */
  column?: number;
}

/** The line of a stop; a heading is directly above its first screenshots. */
export const lineOfStop = (lines: readonly GridLine[], { index, isDay }: Stop): number =>
  lineOfItem(lines, index) - (isDay ? 1 : 0);

interface Field {
  lines: readonly GridLine[];
  total: number;
  /** Day headings are stops too. */
  withDays?: boolean;
}

/** The stop above or below. */
function vertical(from: Stop, step: 1 | -1, { lines, withDays = false }: Field): Stop {
  const at = lineOfStop(lines, from);
  const column = from.isDay ? (from.column ?? 0) : from.index - (lines[at]?.from ?? 0);
  let next = at + step;
  while (!withDays && lines[next]?.kind === 'day') next += step;
  const line = lines[next];
  if (!line) return from;
  if (line.kind === 'day') return { index: line.from, isDay: true, column };
  return { index: Math.min(line.from + column, line.to - 1), isDay: false };
}

/** The letters of vi for the arrow keys. */
const ARROWS: Record<string, string> = {
  h: 'ArrowLeft',
  j: 'ArrowDown',
  k: 'ArrowUp',
  l: 'ArrowRight',
};

/** The stop that a key moves to, or null when it does not move. */
export function moveInLines(key: string, from: Stop, field: Field): Stop | null {
  const { index, isDay } = from;
  const item = (to: number): Stop => ({ index: to, isDay: false });
  const moves: Record<string, () => Stop> = {
    ArrowLeft: () => item(index - 1),
    ArrowRight: () => item(isDay ? index : index + 1),
    ArrowUp: () => vertical(from, -1, field),
    ArrowDown: () => vertical(from, 1, field),
    Home: () => item(0),
    End: () => item(field.total - 1),
  };
  const next = moves[ARROWS[key] ?? key]?.();
  if (!next || next.index < 0 || next.index >= field.total) return null;
  return next.index === index && next.isDay === isDay ? null : next;
}
