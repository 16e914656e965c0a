import { type RefObject, useEffect, useRef } from 'react';
import type { GalleryMode } from './gallery-address.model';
import { geometryOf, rowCount } from './grid.model';
import { usePlace } from './use-place';
import { useRovingFocus } from './use-roving-focus';
import { useVirtualRows } from './use-virtual-rows';

interface GridLayoutOptions {
  /** The element with the keyboard's items, and the one that is as tall as all rows. */
  gridRef: RefObject<HTMLElement | null>;
  areaRef: RefObject<HTMLElement | null>;
  mode: GalleryMode;
  /** Rows that are loaded. */
  loaded: number;
  hasMore: boolean;
  onNeedMore: () => void;
}

/** Measures the grid, decides which of its rows are in the page, and which item has the focus. */
export function useGridLayout(options: GridLayoutOptions) {
  const { gridRef, areaRef, mode, loaded, hasMore, onNeedMore } = options;
  const place = usePlace(areaRef);
  const geometry = geometryOf(mode, place.width);
  // The two need each other: what has the focus stays in the page, what takes it is scrolled to.
  const scrollRef = useRef<(index: number) => void>(() => undefined);
  const roving = useRovingFocus({
    gridRef,
    columns: geometry.columns,
    total: loaded,
    scrollTo: (index) => scrollRef.current(index),
  });
  const virtualizer = useVirtualRows({
    count: rowCount(loaded, geometry.columns),
    rowHeight: geometry.rowHeight,
    top: place.top,
    keptRow: Math.floor(roving.active / geometry.columns),
    hasMore,
    onNeedMore,
  });
  useEffect(() => {
    scrollRef.current = (index) =>
      virtualizer.scrollToIndex(Math.floor(index / geometry.columns), { align: 'auto' });
  });

  return { geometry, top: place.top, virtualizer, roving };
}
