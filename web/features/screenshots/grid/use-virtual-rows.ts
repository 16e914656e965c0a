import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type GridLine, lineAt, startsOf } from './grid-lines.model';

interface VirtualRowsOptions {
  lines: readonly GridLine[];
  /** Height of a line of screenshots in pixels. */
  rowHeight: number;
  /** The top of the grid in the document. */
  top: number;
  /** Stays rendered wherever the list is scrolled, so that the focus is never lost. */
  keptRow: number;
  /** Undefined while no more can be asked for. */
  onNeedMore: (() => void) | undefined;
}

/** The number of screens ahead at which the next page is loaded. */
const SCREENS_AHEAD = 2;
/** Lines beyond the window that are rendered, too. */
const OVERSCAN = 2;

function onWindowChange(callBack: () => void): () => void {
  window.addEventListener('scroll', callBack, { passive: true });
  window.addEventListener('resize', callBack);
  return () => {
    window.removeEventListener('scroll', callBack);
    window.removeEventListener('resize', callBack);
  };
}

/** The pixels that the bars at the top and the bottom cover. */
function covered(): [above: number, below: number] {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return [Number.parseFloat(scrollPaddingTop) || 0, Number.parseFloat(scrollPaddingBottom) || 0];
}

/**
 * The visible lines of a list of any length. Every height is known, so nothing is measured, and nothing but the first
 * and the last visible line causes a new render.
 */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { lines, rowHeight, top, keptRow, onNeedMore } = options;
  const starts = useMemo(() => startsOf(lines, rowHeight), [lines, rowHeight]);
  const count = lines.length;
  const total = starts[count] ?? 0;
  const lineBelow = (offset: number) => lineAt(starts, window.scrollY + offset - top);
  const first = useSyncExternalStore(onWindowChange, () => lineBelow(0));
  const last = useSyncExternalStore(onWindowChange, () => lineBelow(window.innerHeight));

  const end = Math.min(count, last + 1 + OVERSCAN);
  const indices = useMemo(() => {
    const from = Math.max(0, first - OVERSCAN);
    const shown = Array.from({ length: Math.max(0, end - from) }, (_, n) => from + n);
    if (keptRow < 0 || keptRow >= count || (keptRow >= from && keptRow < end)) return shown;
    return keptRow < from ? [keptRow, ...shown] : [...shown, keptRow];
  }, [first, end, keptRow, count]);

  const isNearEnd = (starts[end] ?? 0) + SCREENS_AHEAD * window.innerHeight >= total;
  useEffect(() => {
    if (isNearEnd) onNeedMore?.();
  }, [isNearEnd, onNeedMore, count]);

  /** Scrolls no further than it takes to see the line. */
  const scrollTo = useCallback(
    (index: number) => {
      const [above, below] = covered();
      const from = top + (starts[index] ?? 0) - above;
      const to = top + (starts[index + 1] ?? 0) + below - window.innerHeight;
      if (from < window.scrollY) window.scrollTo(0, from);
      else if (to > window.scrollY) window.scrollTo(0, Math.min(from, to));
    },
    [starts, top],
  );

  return { indices, starts, total, scrollTo };
}
