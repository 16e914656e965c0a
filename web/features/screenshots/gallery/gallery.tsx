import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import type { SavedSearch } from '../../../../server/contract/collections';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { LimitBanner } from '../../billing/usage/limit-banner';
import { useWorkspace } from '../../workspaces/use-workspace';
import { isFiltered } from '../shared/gallery-address.model';
import { useGalleryAddress } from '../shared/use-gallery-address';
import { GalleryContent } from './gallery-content';
import { GalleryHeader } from './gallery-header';
import { GalleryToolbar } from '../search/gallery-toolbar';
import { useGalleryCards } from './use-gallery-cards';
import { useGalleryList } from './use-gallery-list';
import styles from './gallery.module.css';
import { ViewerLayer } from '../viewer/viewer-layer';

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

/** The screenshots of the workspace, and the viewer for the open one. */
export function Gallery({ onUpload, onRerun, collectionHead, onSaveSearch }: GalleryProps) {
  const address = useGalleryAddress();
  const list = useGalleryList(address);
  const { filter, parts, pages } = list;
  const { grid, selection, cards } = useGalleryCards({ address, list, onRerun });
  const { isPersonal } = useWorkspace();
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
        mode={address.mode}
        order={list.order}
        isByHand={list.isByHand}
        onChange={address.change}
        total={total}
        onSave={canSave ? (found) => onSaveSearch(found, pages.total) : undefined}
      />
      <GalleryContent
        pages={pages}
        filter={filter}
        parts={parts}
        address={address}
        months={list.months}
        from={list.from}
        isUp={list.isUp}
        grid={grid}
        cards={cards}
        onUpload={onUpload}
      />
      <ViewerLayer
        siblings={pages.rows}
        total={pages.total}
        q={filter.q}
        onNeedMore={pages.onNeedMore}
        onRetryMore={pages.onRetryMore}
        onTag={(tag) => address.change({ tags: [tag], openId: null })}
        onRerun={onRerun}
      />
    </>
  );
}
