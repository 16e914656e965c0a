import { DAY_LINE, type GridGeometry } from './grid.model';
import type { GridLine } from './grid-lines.model';

/** The place of a card: its column, and the distance of its line from the top of the grid in pixels. */
export interface CardPosition {
  column: number;
  top: number;
}

interface Laid {
  ids: readonly string[];
  lines: readonly GridLine[];
}

/** The place of every card. */
export function placesOf(
  { ids, lines }: Laid,
  { rowHeight }: Pick<GridGeometry, 'rowHeight'>,
): Map<string, CardPosition> {
  const places = new Map<string, CardPosition>();
  let top = 0;
  for (const line of lines) {
    if (line.kind === 'day') top += DAY_LINE;
    else {
      for (let at = line.from; at < line.to; at += 1) {
        places.set(ids[at] ?? '', { column: at - line.from, top });
      }
      top += rowHeight;
    }
  }
  return places;
}

/** More changes at once are another list, whose cards have not moved. */
const MOST_CHANGES = 30;

/** A few cards were removed or added, and the others kept their order. */
export function isSmallChange(before: readonly string[], after: readonly string[]): boolean {
  if (Math.abs(before.length - after.length) > MOST_CHANGES) return false;
  const [was, is] = [new Set(before), new Set(after)];
  const left = before.filter((id) => is.has(id));
  const kept = after.filter((id) => was.has(id));
  const changes = before.length - left.length + after.length - kept.length;
  if (changes === 0 || changes > MOST_CHANGES || kept.length === 0) return false;
  return kept.every((id, at) => id === left[at]);
}

/** The pixels by which the first card in sight has moved; 0 where the list begins in sight. `hidden` lies above it. */
export function shiftAbove(
  from: ReadonlyMap<string, CardPosition>,
  to: ReadonlyMap<string, CardPosition>,
  hidden: number,
): number {
  if (hidden <= 0) return 0;
  for (const [id, { top }] of from) {
    const now = to.get(id);
    if (top >= hidden && now) return now.top - top;
  }
  return 0;
}
