import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect } from 'react';

interface VirtualRowsOptions {
  count: number;
  /** Height of a line in pixels. */
  heightOf: (index: number) => number;
  /** Changes with the heights. */
  heightsKey: string;
  /** The top of the grid in the document. */
  top: number;
  /** Stays rendered wherever the list is scrolled, so that the focus is never lost. */
  keptRow: number;
  hasMore: boolean;
  onNeedMore: () => void;
}

/** The number of screens ahead at which the next page is loaded. */
const SCREENS_AHEAD = 2;

/** The visible lines of a list of any length. */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { count, heightOf, heightsKey, top, keptRow, hasMore, onNeedMore } = options;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (keptRow < 0 || keptRow >= range.count || rows.includes(keptRow)) return rows;
      return [...rows, keptRow].sort((a, b) => a - b);
    },
    [keptRow],
  );
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: heightOf,
    overscan: 2,
    scrollMargin: top,
    rangeExtractor,
  });

  useEffect(() => virtualizer.measure(), [virtualizer, heightsKey]);

  const last = virtualizer.getVirtualItems().at(-1);
  const reached = last ? last.end - top : 0;
  const isNearEnd = reached + SCREENS_AHEAD * window.innerHeight >= virtualizer.getTotalSize();
  useEffect(() => {
    if (hasMore && isNearEnd) onNeedMore();
  }, [hasMore, isNearEnd, onNeedMore, count]);

  return virtualizer;
}
