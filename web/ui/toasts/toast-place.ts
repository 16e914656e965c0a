/** A rectangle in the window, in pixels. */
interface Area {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Between a toast and what it keeps clear of. */
const GAP = 8;

/**
 * The lowest lower edge at which toasts of this column and height lie over none of the areas; null when there is no
 * such place in the window.
 */
export function lowestFreeEdge(
  column: Pick<Area, 'left' | 'right'>,
  height: number,
  lowest: number,
  areas: readonly Area[],
): number | null {
  const inColumn = areas.filter((area) => area.right > column.left && area.left < column.right);
  let edge = lowest;
  for (;;) {
    const top = edge - height;
    if (top < 0) return null;
    const hit = inColumn.find((area) => area.bottom + GAP > top && area.top - GAP < edge);
    if (!hit) return edge;
    edge = hit.top - GAP;
  }
}
