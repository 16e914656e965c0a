import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { LimitBanner } from '../../billing/components/limit-banner';
import { useWorkspace } from '../../workspaces/use-workspace';
import { changeAddress } from '../gallery-address.model';
import { useScreenshotPages } from '../screenshots.queries';
import { UPDATED_SWEEP_MS } from '../texts';
import { useCardActions } from '../use-card-actions';
import { useGalleryAddress } from '../use-gallery-address';
import { useNow } from '../use-now';
import { GalleryContent } from './gallery-content';
import { GalleryHeader } from './gallery-header';
import { GalleryToolbar } from './gallery-toolbar';
import styles from './gallery.module.css';
import type { GridHandle } from './screenshot-grid';

const Viewer = lazy(() => import('./viewer').then((module) => ({ default: module.Viewer })));

interface GalleryProps {
  onUpload: () => void;
  /** Reads a screenshot again. */
  onRerun: (row: Screenshot) => void;
}

/** Brings the focus back to the card whose screenshot was open. */
function useFocusReturn(openId: string | null, grid: RefObject<GridHandle | null>) {
  const lastOpen = useRef<string | null>(null);
  useEffect(() => {
    if (openId === null && lastOpen.current !== null) grid.current?.focus(lastOpen.current);
    lastOpen.current = openId;
  }, [openId, grid]);
}

/** All screenshots of the space, and the one that is open. */
export function Gallery({ onUpload, onRerun }: GalleryProps) {
  const address = useGalleryAddress();
  const { filter, mode, openId } = address;
  const [search] = useSearchParams();
  const { isPersonal } = useWorkspace();
  const pages = useScreenshotPages(filter);
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
  const { actions, confirmingId } = useCardActions({ open: address.open, rerun: onRerun, onLeft });
  const hrefOf = useCallback((id: string) => `?${changeAddress(search, { openId: id })}`, [search]);

  return (
    <>
      <GalleryHeader total={pages.data && pages.total} onUpload={onUpload} />
      {isPersonal && (
        <div className={styles.banner}>
          <LimitBanner />
        </div>
      )}
      <GalleryToolbar filter={filter} mode={mode} onChange={address.change} />
      <GalleryContent
        pages={pages}
        address={address}
        grid={grid}
        cards={{ now, actions, confirmingId, hrefOf }}
        onUpload={onUpload}
      />
      {openId !== null && (
        <Suspense fallback={null}>
          <Viewer
            id={openId}
            siblings={pages.rows}
            total={pages.total}
            q={filter.q}
            isEditing={address.isEditing}
            onStep={address.step}
            onClose={address.close}
            onNeedMore={pages.hasNextPage ? pages.loadMore : undefined}
            onTag={(tag) => address.change({ tags: [tag], openId: null })}
            onRerun={onRerun}
          />
        </Suspense>
      )}
    </>
  );
}
