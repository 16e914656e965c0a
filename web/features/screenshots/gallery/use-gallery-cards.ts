import { useCallback, useMemo, useRef } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { useTimeZone } from '../../auth/use-time-zone';
import { useCardActions } from '../cards/use-card-actions';
import { type DayOf, dayReader } from '../grid/grid-lines.model';
import type { GridHandle } from '../grid/screenshot-grid';
import { useSelection } from '../selection/use-selection';
import { useSelectionKeys } from '../selection/use-selection-keys';
import { UPDATED_SWEEP_MS } from '../shared/constants';
import { viewAddress } from '../shared/gallery-address.model';
import { createdDayOf, type GalleryOrder, orderToKeep } from '../shared/gallery-order.model';
import { firstDateOf } from '../shared/screenshot.model';
import { useFocusReturn } from '../shared/use-focus-return';
import type { useGalleryAddress } from '../shared/use-gallery-address';
import { useNow } from '../shared/use-now';
import type { useGalleryList } from './use-gallery-list';

/** The last in both directions of the order have no date. */
const datedDayOf: DayOf = (row) => firstDateOf(row) ?? '';

/** The day under which a card stands; null where the list has no days. */
function useDayOf(daysBy: ReturnType<typeof useGalleryList>['daysBy']): DayOf | null {
  const timeZone = useTimeZone();
  return useMemo(() => {
    if (daysBy === null) return null;
    if (daysBy === 'date') return datedDayOf;
    return daysBy === 'created' ? createdDayOf : dayReader(timeZone);
  }, [daysBy, timeZone]);
}

interface GalleryCards {
  address: ReturnType<typeof useGalleryAddress>;
  list: ReturnType<typeof useGalleryList>;
  onRerun: (row: Screenshot) => void;
}

/** The needs of the cards beside their rows: focus, selection, actions, addresses, days and the change of order. */
export function useGalleryCards({ address, list, onRerun }: GalleryCards) {
  const { change, list: listed, open, openId } = address;
  const { filter, isByHand, order, arranged, pages } = list;
  const grid = useRef<GridHandle>(null);
  useFocusReturn(openId, grid);
  const onKept = useCallback((id: string) => grid.current?.focus(id), []);
  const selection = useSelection(pages.rows);
  useSelectionKeys(selection.selectAll);
  const { actions, confirmingId } = useCardActions({
    open,
    rerun: onRerun,
    onKept,
    onSelect: selection.select,
  });
  const hrefOf = useCallback((id: string) => viewAddress(listed, id), [listed]);
  const onOrder = useCallback(
    // A month of the old order means nothing in the new one.
    (next: GalleryOrder) => change({ order: orderToKeep(next, filter.q, isByHand), from: null }),
    [change, filter.q, isByHand],
  );
  const dayOf = useDayOf(list.daysBy);
  const now = useNow(UPDATED_SWEEP_MS);
  const cards = { arranged, now, actions, confirmingId, hrefOf, selection, dayOf, order, onOrder };
  return { grid, selection, cards };
}
