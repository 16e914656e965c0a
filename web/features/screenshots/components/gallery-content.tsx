import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { ErrorState } from '../../../ui/error-state';
import type { CardActions } from '../card-actions';
import { isFiltered, NO_FILTER } from '../gallery-address.model';
import type { useScreenshotPages } from '../screenshots.queries';
import { screenshotTexts as texts } from '../texts';
import type { useGalleryAddress } from '../use-gallery-address';
import { EmptyResult, EmptyVault } from './gallery-empty';
import { GallerySkeleton } from './gallery-skeleton';
import styles from './gallery.module.css';
import { type GridHandle, ScreenshotGrid } from './screenshot-grid';

interface CardsProps {
  now: number;
  actions: CardActions;
  confirmingId: string | null;
  hrefOf: (id: string) => string;
}

interface GalleryContentProps {
  pages: ReturnType<typeof useScreenshotPages>;
  address: ReturnType<typeof useGalleryAddress>;
  grid: Ref<GridHandle>;
  cards: CardsProps;
  onUpload: () => void;
}

function RetryBar({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.retry}>
      {text}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}

/** The four states of the gallery: loading, failed, empty, content. */
export function GalleryContent({ pages, address, grid, cards, onUpload }: GalleryContentProps) {
  const { filter, mode, change } = address;
  const retry = () => void pages.refetch();
  if (pages.isPending) return <GallerySkeleton mode={mode} />;
  if (!pages.data) {
    return (
      <ErrorState
        title={texts.failed}
        description={texts.failedHint}
        onRetry={retry}
        isRetrying={pages.isFetching}
      />
    );
  }
  if (pages.rows.length === 0) {
    if (!isFiltered(filter)) return <EmptyVault onUpload={onUpload} />;
    return <EmptyResult onClear={() => change(NO_FILTER)} />;
  }
  const hasFailed = pages.isError && !pages.isFetchNextPageError;
  return (
    <div className={styles.content} data-stale={pages.isPlaceholderData || undefined}>
      {hasFailed && <RetryBar text={texts.failed} onRetry={retry} />}
      <ScreenshotGrid
        ref={grid}
        rows={pages.rows}
        mode={mode}
        total={pages.total}
        hasMore={pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError}
        onNeedMore={pages.loadMore}
        {...cards}
      />
      {pages.isFetchNextPageError && <RetryBar text={texts.moreFailed} onRetry={pages.loadMore} />}
    </div>
  );
}
