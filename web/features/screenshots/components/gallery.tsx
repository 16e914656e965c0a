import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SavedSearch } from '../../../../server/contract/collections';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { useApiQuery } from '../../../shared/api/hooks';
import { useTimeZone } from '../../auth/use-time-zone';
import { LimitBanner } from '../../billing/components/limit-banner';
import { useWorkspace } from '../../workspaces/use-workspace';
import { changeAddress, isFiltered, savedSearchOf } from '../gallery-address.model';
import { dayReader } from '../grid-lines.model';
import { useScreenshotPages } from '../screenshots.queries';
import { UPDATED_SWEEP_MS } from '../texts';
import { startMonth } from '../timeline.model';
import { useCardActions } from '../use-card-actions';
import { useFocusReturn } from '../use-focus-return';
import { useGalleryAddress } from '../use-gallery-address';
import { useNow } from '../use-now';
import { useSelection } from '../use-selection';
import { useSelectionKeys } from '../use-selection-keys';
import { GalleryContent } from './gallery-content';
import { GalleryHeader } from './gallery-header';
import { GalleryToolbar } from './gallery-toolbar';
import styles from './gallery.module.css';
import type { GridHandle } from './screenshot-grid';
import { ViewerLayer } from './viewer-layer';

const SelectionBar = lazy(() =>
  import('./selection-bar').then((module) => ({ default: module.SelectionBar })),
);

interface GalleryProps {
  onUpload: () => void;
  /** Reads a screenshot again. */
  onRerun: (row: Screenshot) => void;
  /** Opens the dialog that makes a collection of the search. */
  onSaveSearch?: (search: SavedSearch, count: number) => void;
}

/** The months of the vault; only where the list is in the order of time. */
function useTimeline(isInTime: boolean, timeZone: string) {
  const { scope } = useWorkspace();
  const input = { query: { ...scope, tz: timeZone } };
  const { data } = useApiQuery('screenshots.timeline', input, { enabled: isInTime });
  return isInTime && data && data.length > 1 ? data : [];
}

/** All screenshots of the space, and the one that is open. */
export function Gallery({ onUpload, onRerun, onSaveSearch }: GalleryProps) {
  const address = useGalleryAddress();
  const { filter, mode, openId } = address;
  const [search] = useSearchParams();
  const { isPersonal } = useWorkspace();
  const timeZone = useTimeZone();
  const months = useTimeline(!isFiltered(filter), timeZone);
  const start = startMonth(months, address.from);
  const pages = useScreenshotPages(filter, start?.cursor);
  const now = useNow(UPDATED_SWEEP_MS);
  const grid = useRef<GridHandle>(null);
  useFocusReturn(openId, grid);
  const rowsNow = useRef(pages.rows);
  useEffect(() => {
    rowsNow.current = pages.rows;
  });
  const onLeft = useCallback((id: string, isGone: boolean) => {
    const index = rowsNow.current.findIndex((row) => row.id === id);
    // After a deletion the next one moves into its place.
    if (isGone) grid.current?.focusAt(index);
    else grid.current?.focus(id);
  }, []);
  const selection = useSelection(pages.rows);
  useSelectionKeys(selection);
  const { actions, confirmingId } = useCardActions({
    open: address.open,
    rerun: onRerun,
    onLeft,
    onSelect: selection.select,
  });
  const hrefOf = useCallback((id: string) => `?${changeAddress(search, { openId: id })}`, [search]);
  // Results of a search are in the order of their rank, not of their days.
  const isInTime = filter.q === '';
  const dayOf = useMemo(() => (isInTime ? dayReader(timeZone) : null), [isInTime, timeZone]);
  const chosen = [...selection.ids];
  const canSave = onSaveSearch && isFiltered(filter) && pages.data && pages.total > 0;

  return (
    <>
      {chosen.length > 0 && (
        <Suspense fallback={null}>
          <SelectionBar ids={chosen} onClear={selection.clear} />
        </Suspense>
      )}
      <div className={styles.head} data-selecting={chosen.length > 0 || undefined}>
        <GalleryHeader total={pages.data && pages.total} onUpload={onUpload} />
      </div>
      {isPersonal && (
        <div className={styles.banner}>
          <LimitBanner />
        </div>
      )}
      <GalleryToolbar
        filter={filter}
        mode={mode}
        onChange={address.change}
        isFruitless={pages.data !== undefined && pages.total === 0}
        onSave={
          canSave ? () => onSaveSearch(savedSearchOf(filter, timeZone), pages.total) : undefined
        }
      />
      <GalleryContent
        pages={pages}
        address={address}
        months={months}
        from={start?.month ?? null}
        grid={grid}
        cards={{ now, actions, confirmingId, hrefOf, selection, dayOf }}
        onUpload={onUpload}
      />
      <ViewerLayer
        siblings={pages.rows}
        total={pages.total}
        q={filter.q}
        onNeedMore={pages.hasNextPage ? pages.loadMore : undefined}
        onTag={(tag) => address.change({ tags: [tag], openId: null })}
        onRerun={onRerun}
      />
    </>
  );
}
