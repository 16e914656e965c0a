import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import type { GalleryMode } from '../shared/gallery-address.model';
import { geometryOf } from './grid.model';
import { type DayOf, gridLines, lineOfStop, type Stop } from './grid-lines.model';
import { useElementBox } from './use-element-box';
import { useRovingFocus } from './use-roving-focus';
import { useVirtualRows } from './use-virtual-rows';

interface GridLayoutOptions {
  /** The element with the focusable items, and the one as tall as all rows. */
  gridRef: RefObject<HTMLElement | null>;
  areaRef: RefObject<HTMLElement | null>;
  mode: GalleryMode;
  /** The loaded rows. */
  rows: readonly Screenshot[];
  /** Groups the rows by day; null when they are not in chronological order. */
  dayOf: DayOf | null;
  /** Rows and days can be selected. */
  isSelectable: boolean;
  onNeedMore: (() => void) | undefined;
}

/** Measures the grid and decides which lines are rendered and which item has the focus. */
export function useGridLayout(options: GridLayoutOptions) {
  const { gridRef, areaRef, mode, rows, dayOf, onNeedMore } = options;
  const place = useElementBox(areaRef);
  const geometry = geometryOf(mode, place.width);
  const { columns, rowHeight } = geometry;
  const lines = useMemo(() => gridLines(rows, columns, dayOf), [rows, columns, dayOf]);
  // The hooks depend on each other: the focused item stays rendered, and a newly focused one is scrolled to.
  const scrollRef = useRef<(stop: Stop) => void>(() => undefined);
  const roving = useRovingFocus({
    gridRef,
    lines,
    rows,
    withDays: options.isSelectable,
    scrollTo: (stop) => scrollRef.current(stop),
  });
  const virtual = useVirtualRows({
    lines,
    rowHeight,
    top: place.top,
    keptRow: lineOfStop(lines, roving.active),
    onNeedMore,
  });
  useEffect(() => {
    scrollRef.current = (stop) => virtual.scrollTo(lineOfStop(lines, stop));
  });

  return { geometry, lines, virtual, roving };
}
