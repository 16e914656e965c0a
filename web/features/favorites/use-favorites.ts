import { useCallback, useMemo, useRef } from 'react';
import type { Screenshot } from '../../../server/contract/screenshots';
import { showToast } from '../../ui/toasts/toast';
import type { GridHandle } from '../screenshots/grid/screenshot-grid';
import { NO_FILTER, viewAddress } from '../screenshots/shared/gallery-address.model';
import { useFavorite, useScreenshotPages } from '../screenshots/shared/screenshots.queries';
import { UPDATED_SWEEP_MS } from '../screenshots/shared/constants';
import { useCardActions } from '../screenshots/cards/use-card-actions';
import { useFocusReturn } from '../screenshots/shared/use-focus-return';
import { useGalleryAddress } from '../screenshots/shared/use-gallery-address';
import { useNow } from '../screenshots/shared/use-now';
import { favoriteTexts as texts } from './texts';

const FILTER = { ...NO_FILTER, favorites: true };

/** The favorites and their actions; removing a favorite removes its card, with Undo. */
export function useFavorites(onRerun: (row: Screenshot) => void) {
  const address = useGalleryAddress();
  const pages = useScreenshotPages(FILTER);
  const grid = useRef<GridHandle>(null);
  useFocusReturn(address.openId, grid);
  const now = useNow(UPDATED_SWEEP_MS);
  const toggle = useFavorite();
  const onKept = useCallback((id: string) => grid.current?.focus(id), []);
  const { actions: base, confirmingId } = useCardActions({
    open: address.open,
    rerun: onRerun,
    onKept,
  });

  const actions = useMemo(() => {
    const toggleFavorite = (row: Screenshot) => {
      toggle(row);
      if (!row.is_favorite) return;
      const undo = { label: texts.undo, onAct: () => toggle({ id: row.id, is_favorite: false }) };
      showToast({ message: texts.removed, action: undo });
    };
    return { ...base, toggleFavorite };
  }, [base, toggle]);
  // A removed favorite disappears at once; the list is read again later.
  const rows = useMemo(() => pages.rows.filter((row) => row.is_favorite), [pages.rows]);
  const { list } = address;
  const hrefOf = useCallback((id: string) => viewAddress(list, id), [list]);
  return { pages, rows, grid, now, actions, confirmingId, hrefOf, address };
}
