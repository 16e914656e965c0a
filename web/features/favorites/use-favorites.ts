import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Screenshot } from '../../../server/contract/screenshots';
import { showToast } from '../../ui/toast';
import type { GridHandle } from '../screenshots/components/screenshot-grid';
import { changeAddress, NO_FILTER } from '../screenshots/gallery-address.model';
import { useFavorite, useScreenshotPages } from '../screenshots/screenshots.queries';
import { UPDATED_SWEEP_MS } from '../screenshots/texts';
import { useCardActions } from '../screenshots/use-card-actions';
import { useFocusReturn } from '../screenshots/use-focus-return';
import { useGalleryAddress } from '../screenshots/use-gallery-address';
import { useNow } from '../screenshots/use-now';
import { favoriteTexts as texts } from './texts';

const FILTER = { ...NO_FILTER, favorites: true };

/** The favourites and what can be done to them; taking the heart away takes the card away, with Undo. */
export function useFavorites(onRerun: (row: Screenshot) => void) {
  const address = useGalleryAddress();
  const [search] = useSearchParams();
  const pages = useScreenshotPages(FILTER);
  const grid = useRef<GridHandle>(null);
  useFocusReturn(address.openId, grid);
  const now = useNow(UPDATED_SWEEP_MS);
  const toggle = useFavorite();
  const onLeft = useCallback((id: string) => grid.current?.focus(id), []);
  const { actions: base, confirmingId } = useCardActions({
    open: address.open,
    rerun: onRerun,
    onLeft,
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
  // A heart taken away shows at once; the list itself is read again a moment later.
  const rows = useMemo(() => pages.rows.filter((row) => row.is_favorite), [pages.rows]);
  const hrefOf = useCallback((id: string) => `?${changeAddress(search, { openId: id })}`, [search]);
  return { pages, rows, grid, now, actions, confirmingId, hrefOf, address };
}
