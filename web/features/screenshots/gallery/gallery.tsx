import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { SavedSearch } from '../../../../server/contract/collections';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { useApiQuery } from '../../../shared/api/hooks';
import { useTimeZone } from '../../auth/use-time-zone';
import { LimitBanner } from '../../billing/usage/limit-banner';
import { useWorkspace } from '../../workspaces/use-workspace';
import { changeAddress, isFiltered } from '../shared/gallery-address.model';
import { type DayOf, dayReader } from '../grid/grid-lines.model';
import { firstDateOf } from '../shared/screenshot.model';
import {
  createdDayOf,
  type GalleryOrder,
  orderIn,
  orderToKeep,
} from '../shared/gallery-order.model';
import { listInput } from '../shared/list-input';
import { useScreenshotPages } from '../shared/screenshots.queries';
import { UPDATED_SWEEP_MS } from '../shared/constants';
import { dayOrderOf, startMonth } from './timeline.model';
import { useCardActions } from '../cards/use-card-actions';
import { useFocusReturn } from '../shared/use-focus-return';
import { useGalleryAddress } from '../shared/use-gallery-address';
import { useNow } from '../shared/use-now';
import { useTimeline } from './use-timeline';
import { useSelection } from '../selection/use-selection';
import { useSelectionKeys } from '../selection/use-selection-keys';
import { GalleryContent } from './gallery-content';
import { GalleryHeader } from './gallery-header';
import { GalleryToolbar } from '../search/gallery-toolbar';
import { useMeaning } from '../search/sentences/use-meaning';
import styles from './gallery.module.css';
import type { GridHandle } from '../grid/screenshot-grid';
import { ViewerLayer } from '../viewer/viewer-layer';

const NO_PARTS: readonly never[] = [];

const SelectionBar = lazy(() =>
  import('../selection/selection-bar').then((module) => ({ default: module.SelectionBar })),
);

/** The actions on the selection. The cards show it first. */
function ChosenBar({ ids, onClear }: { ids: ReadonlySet<string>; onClear: () => void }) {
  const chosen = useDeferredValue(ids);
  if (chosen.size === 0) return null;
  return (
    <Suspense fallback={null}>
      <SelectionBar ids={[...chosen]} onClear={onClear} />
    </Suspense>
  );
}

interface GalleryProps {
  onUpload: () => void;
  /** Processes a screenshot again. */
  onRerun: (row: Screenshot) => void;
  /** The head above the screenshots of one collection, in place of the usual head. */
  collectionHead?: (id: string, total: number | undefined) => ReactNode;
  /** Opens the dialog that saves the search as a collection. */
  onSaveSearch?: (search: SavedSearch, count: number) => void;
}

/** Whether a collection is shown as people arranged it; until that is known, its list waits. */
function useCollectionOrder(id: string) {
  const { scope } = useWorkspace();
  const isWanted = id !== '';
  const { data, failureCount } = useApiQuery(
    'collections.list',
    { query: scope },
    { enabled: isWanted },
  );
  const isByHand = isWanted && data?.find((it) => it.id === id)?.order === 'hand';
  return { isByHand, isKnown: !isWanted || data !== undefined || failureCount > 0 };
}

/** The last in both directions of the order have no date. */
const datedDayOf: DayOf = (row) => firstDateOf(row) ?? '';

/** The screenshots of the workspace, and the viewer for the open one. */
export function Gallery({ onUpload, onRerun, collectionHead, onSaveSearch }: GalleryProps) {
  const address = useGalleryAddress();
  const { mode, openId, list, change } = address;
  const meaning = useMeaning(address.filter, address.asWords);
  const { filter, parts } = meaning ?? { filter: address.filter, parts: NO_PARTS };
  const collection = useCollectionOrder(filter.collectionId);
  const order = orderIn(address.order, filter.q, collection.isByHand);
  const { isPersonal, scope } = useWorkspace();
  const timeZone = useTimeZone();
  const days = dayOrderOf(order);
  const isKnown = meaning !== null && collection.isKnown;
  const months = useTimeline(filter, { days, isKnown });
  const isUp = days?.order === 'asc';
  const start = startMonth(months, address.from, isUp ? 'asc' : 'desc');
  const pages = useScreenshotPages(filter, start?.cursor, order, {
    enabled: isKnown,
  });
  const now = useNow(UPDATED_SWEEP_MS);
  const grid = useRef<GridHandle>(null);
  useFocusReturn(openId, grid);
  const rowsNow = useRef(pages.rows);
  useEffect(() => {
    rowsNow.current = pages.rows;
  });
  const onLeft = useCallback((id: string, isGone: boolean) => {
    const index = rowsNow.current.findIndex((row) => row.id === id);
    // After a deletion the next card takes its index.
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
  const hrefOf = useCallback(
    (id: string) => `?${changeAddress(new URLSearchParams(list), { openId: id })}`,
    [list],
  );
  const kind = days?.sort ?? null;
  const dayOf = useMemo(() => {
    if (kind === null) return null;
    if (kind === 'date') return datedDayOf;
    return kind === 'created' ? createdDayOf : dayReader(timeZone);
  }, [kind, timeZone]);
  const { q } = filter;
  const { isByHand } = collection;
  const onOrder = useCallback(
    // A month of the old order means nothing in the new one.
    (next: GalleryOrder) => change({ order: orderToKeep(next, q, isByHand), from: null }),
    [change, q, isByHand],
  );
  const arranged = useMemo(
    () => (order === 'hand' ? listInput(scope, filter, { timeZone, order }) : null),
    [order, scope, filter, timeZone],
  );
  const head = filter.collectionId !== '' && collectionHead;
  const total = pages.data && pages.total;
  // A collection alone is no search to make another one of.
  const isSearch = isFiltered({ ...filter, collectionId: '' });
  const canSave = onSaveSearch && isSearch && pages.data && pages.total > 0;

  return (
    <>
      <ChosenBar ids={selection.ids} onClear={selection.clear} />
      <div className={styles.head}>
        {head ? (
          head(filter.collectionId, total)
        ) : (
          <GalleryHeader total={total} onUpload={onUpload} />
        )}
      </div>
      {isPersonal && (
        <div className={styles.banner}>
          <LimitBanner />
        </div>
      )}
      <GalleryToolbar
        typed={address.filter}
        filter={filter}
        parts={parts}
        asWords={address.asWords}
        mode={mode}
        order={order}
        isByHand={collection.isByHand}
        onChange={address.change}
        total={total}
        onSave={canSave ? (found) => onSaveSearch(found, pages.total) : undefined}
      />
      <GalleryContent
        pages={pages}
        filter={filter}
        parts={parts}
        address={address}
        months={months}
        from={start?.month ?? null}
        isUp={isUp}
        grid={grid}
        cards={{ arranged, now, actions, confirmingId, hrefOf, selection, dayOf, order, onOrder }}
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
