import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect } from 'react';

interface VirtualRowsOptions {
  count: number;
  rowHeight: number;
  /** Where the grid begins in the document. */
  top: number;
  /** Stays in the page wherever it is scrolled, so that the focus is never lost. */
  keptRow: number;
  hasMore: boolean;
  onNeedMore: () => void;
}

/** How far ahead the next page is asked for. */
const SCREENS_AHEAD = 2;

/** The rows that are in view, of a list as long as need be. */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { count, rowHeight, top, keptRow, hasMore, onNeedMore } = options;
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
    estimateSize: () => rowHeight,
    overscan: 2,
    scrollMargin: top,
    rangeExtractor,
  });

  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const reached = (virtualizer.range?.endIndex ?? 0) * rowHeight;
  const isNearEnd = reached + SCREENS_AHEAD * window.innerHeight >= count * rowHeight;
  useEffect(() => {
    if (hasMore && isNearEnd) onNeedMore();
  }, [hasMore, isNearEnd, onNeedMore, count]);

  return virtualizer;
}
