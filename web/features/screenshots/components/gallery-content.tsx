import { Button } from '@mantine/core';
import { lazy, type Ref, Suspense } from 'react';
import { ErrorState } from '../../../ui/error-state';
import type { TimelineMonth } from '../../../../server/contract/screenshots';
import type { CardActions } from '../card-actions';
import type { DayOf } from '../grid-lines.model';
import { isFiltered, NO_FILTER } from '../gallery-address.model';
import { refusalOf } from '../search-refusal.model';
import type { useScreenshotPages } from '../screenshots.queries';
import { screenshotTexts as texts } from '../texts';
import type { useGalleryAddress } from '../use-gallery-address';
import { EmptyResult, EmptyVault } from './gallery-empty';
import { GallerySkeleton } from './gallery-skeleton';
import styles from './gallery.module.css';
import { type GridHandle, type GridSelection, ScreenshotGrid } from './screenshot-grid';

const MonthScrubber = lazy(() =>
  import('./month-scrubber').then((module) => ({ default: module.MonthScrubber })),
);
const SearchRefusal = lazy(() =>
  import('./search-refusal').then((module) => ({ default: module.SearchRefusal })),
);
const FromMonthBar = lazy(() =>
  import('./month-scrubber').then((module) => ({ default: module.FromMonthBar })),
);

interface CardsProps {
  now: number;
  actions: CardActions;
  confirmingId: string | null;
  hrefOf: (id: string) => string;
  selection: GridSelection;
  dayOf: DayOf | null;
}

interface GalleryContentProps {
  pages: ReturnType<typeof useScreenshotPages>;
  address: ReturnType<typeof useGalleryAddress>;
  months: readonly TimelineMonth[];
  /** The month that the list begins with; null for the newest. */
  from: string | null;
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
export function GalleryContent(props: GalleryContentProps) {
  const { pages, address, months, from, grid, cards, onUpload } = props;
  const { filter, mode, change } = address;
  const retry = () => void pages.refetch();
  const clear = () => change(NO_FILTER);
  if (pages.isPending) return <GallerySkeleton mode={mode} hasDays={cards.dayOf !== null} />;
  if (!pages.data) {
    const refusal = refusalOf(pages.error, filter);
    if (refusal) {
      return (
        <Suspense fallback={null}>
          <SearchRefusal
            error={refusal}
            q={filter.q}
            onSearch={(q) => change({ q })}
            onClear={clear}
          />
        </Suspense>
      );
    }
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
    const isCollection = !isFiltered({ ...filter, collectionId: '' });
    return <EmptyResult isCollection={isCollection} onClear={clear} />;
  }
  const hasFailed = pages.isError && !pages.isFetchNextPageError;
  return (
    <div className={styles.content} data-stale={pages.isPlaceholderData || undefined}>
      {from !== null && (
        <Suspense fallback={null}>
          <FromMonthBar from={from} onBack={() => change({ from: null })} />
        </Suspense>
      )}
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
      {months.length > 0 && (
        <Suspense fallback={null}>
          <MonthScrubber
            months={months}
            from={from}
            onPick={(month) => {
              change({ from: month });
              window.scrollTo({ top: 0 });
            }}
          />
        </Suspense>
      )}
      {pages.isFetchNextPageError && <RetryBar text={texts.moreFailed} onRetry={pages.loadMore} />}
    </div>
  );
}
