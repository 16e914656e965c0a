import { useRef } from 'react';
import type { GalleryMode } from './gallery-address.model';
import { geometryOf, rowCount } from './grid.model';
import { usePlace } from './use-place';
import { useRovingFocus } from './use-roving-focus';
import { useVirtualRows } from './use-virtual-rows';

interface GridLayoutOptions {
  mode: GalleryMode;
  /** Rows that are loaded. */
  loaded: number;
  hasMore: boolean;
  onNeedMore: () => void;
}

/** Measures the grid, decides which of its rows are in the page, and which item has the focus. */
export function useGridLayout({ mode, loaded, hasMore, onNeedMore }: GridLayoutOptions) {
  const area = useRef<HTMLDivElement>(null);
  const place = usePlace(area);
  const geometry = geometryOf(mode, place.width);
  // The two need each other: what has the focus stays in the page, what takes it is scrolled to.
  const scroll = useRef<(index: number) => void>(() => undefined);
  const roving = useRovingFocus({
    columns: geometry.columns,
    total: loaded,
    scrollTo: (index) => scroll.current(index),
  });
  const virtualizer = useVirtualRows({
    count: rowCount(loaded, geometry.columns),
    rowHeight: geometry.rowHeight,
    top: place.top,
    keptRow: Math.floor(roving.active / geometry.columns),
    hasMore,
    onNeedMore,
  });
  const scrollTo = (index: number) =>
    virtualizer.scrollToIndex(Math.floor(index / geometry.columns), { align: 'auto' });

  return { area, geometry, top: place.top, virtualizer, roving, scroll, scrollTo };
}
