import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Screenshot } from '../../../server/contract/screenshots';
import type { GalleryMode } from './gallery-address.model';
import { DAY_LINE, geometryOf } from './grid.model';
import { type DayOf, gridLines, lineOfStop, type Stop } from './grid-lines.model';
import { usePlace } from './use-place';
import { useRovingFocus } from './use-roving-focus';
import { useVirtualRows } from './use-virtual-rows';

interface GridLayoutOptions {
  /** The element with the keyboard's items, and the one that is as tall as all rows. */
  gridRef: RefObject<HTMLElement | null>;
  areaRef: RefObject<HTMLElement | null>;
  mode: GalleryMode;
  /** Rows that are loaded. */
  rows: readonly Screenshot[];
  /** Puts days under headings; null where the order is not that of time. */
  dayOf: DayOf | null;
  /** Something can be chosen: a day, too. */
  isSelectable: boolean;
  hasMore: boolean;
  onNeedMore: () => void;
}

/** Measures the grid, decides which of its lines are in the page, and which item has the focus. */
export function useGridLayout(options: GridLayoutOptions) {
  const { gridRef, areaRef, mode, rows, dayOf, hasMore, onNeedMore } = options;
  const place = usePlace(areaRef);
  const geometry = geometryOf(mode, place.width);
  const { columns, rowHeight } = geometry;
  const lines = useMemo(() => gridLines(rows, columns, dayOf), [rows, columns, dayOf]);
  // The two need each other: what has the focus stays in the page, what takes it is scrolled to.
  const scrollRef = useRef<(stop: Stop) => void>(() => undefined);
  const roving = useRovingFocus({
    gridRef,
    lines,
    total: rows.length,
    withDays: options.isSelectable,
    scrollTo: (stop) => scrollRef.current(stop),
  });
  const virtualizer = useVirtualRows({
    count: lines.length,
    heightOf: (index) => (lines[index]?.kind === 'day' ? DAY_LINE : rowHeight),
    heightsKey: `${rowHeight} ${columns} ${dayOf !== null} ${rows[0]?.id}`,
    top: place.top,
    keptRow: lineOfStop(lines, roving.active),
    hasMore,
    onNeedMore,
  });
  useEffect(() => {
    scrollRef.current = (stop) =>
      virtualizer.scrollToIndex(lineOfStop(lines, stop), { align: 'auto' });
  });

  return { geometry, lines, top: place.top, virtualizer, roving };
}
