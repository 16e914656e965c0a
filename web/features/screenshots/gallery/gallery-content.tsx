import { lazy, type Ref, Suspense } from 'react';
import { ErrorState } from '../../../ui/states/error-state';
import type { TimelineMonth } from '../../../../server/contract/search/timeline';
import type { CardActions } from '../cards/card-actions';
import type { DayOf } from '../grid/grid-lines.model';
import type { GalleryFilter } from '../shared/gallery-address.model';
import type { GalleryOrder } from '../shared/gallery-order.model';
import { refusalOf } from '../search/search-refusal.model';
import type { MeantPart } from '../search/sentences/sentence.model';
import type { ListInput } from '../shared/list-input';
import type { useScreenshotPages } from '../shared/screenshots.queries';
import { screenshotTexts as texts } from '../shared/texts';
import type { useGalleryAddress } from '../shared/use-gallery-address';
import { GallerySkeleton } from './gallery-skeleton';
import { RetryBar } from './retry-bar';
import styles from './gallery.module.css';
import { type GridHandle, ScreenshotGrid } from '../grid/screenshot-grid';
import type { GridSelection } from '../grid/use-grid-keys';

const GalleryEmpty = lazy(() =>
  import('./gallery-empty').then((module) => ({ default: module.GalleryEmpty })),
);
const MonthScrubber = lazy(() =>
  import('./month-scrubber').then((module) => ({ default: module.MonthScrubber })),
);
const SearchRefusal = lazy(() =>
  import('../search/search-refusal').then((module) => ({ default: module.SearchRefusal })),
);
const FromMonthBar = lazy(() =>
  import('./month-scrubber').then((module) => ({ default: module.FromMonthBar })),
);

interface CardsProps {
  /** The list in its order by hand; null in every other one. */
  arranged: ListInput | null;
  now: number;
  actions: CardActions;
  confirmingId: string | null;
  hrefOf: (id: string) => string;
  selection: GridSelection;
  dayOf: DayOf | null;
  order: GalleryOrder | null;
  onOrder: (order: GalleryOrder) => void;
}

interface GalleryContentProps {
  pages: ReturnType<typeof useScreenshotPages>;
  /** As the search means it. */
  filter: GalleryFilter;
  /** The parts of the typed search that are filters. */
  parts: readonly MeantPart[];
  address: ReturnType<typeof useGalleryAddress>;
  months: readonly TimelineMonth[];
  /** The month at which the list starts; null for its first. */
  from: string | null;
  /** The oldest month is the first. */
  isUp: boolean;
  grid: Ref<GridHandle>;
  cards: CardsProps;
  onUpload: () => void;
}

export function GalleryContent(props: GalleryContentProps) {
  const { pages, filter, parts, address, months, from, isUp, grid, cards, onUpload } = props;
  const { mode, change } = address;
  const retry = () => void pages.refetch();
  if (pages.isPending) return <GallerySkeleton mode={mode} hasDays={cards.dayOf !== null} />;
  if (!pages.data) {
    const refusal = refusalOf(pages.error, filter);
    if (refusal) {
      return (
        <Suspense fallback={null}>
          <SearchRefusal error={refusal} q={filter.q} onChange={change} />
        </Suspense>
      );
    }
    return (
      <ErrorState
        title={texts.failed}
        description={texts.failedHint}
        onAction={retry}
        isRetrying={pages.isFetching}
      />
    );
  }
  if (pages.rows.length === 0) {
    return (
      <Suspense fallback={null}>
        <GalleryEmpty filter={filter} parts={parts} onChange={change} onUpload={onUpload} />
      </Suspense>
    );
  }
  return (
    <div className={styles.content} data-stale={pages.isPlaceholderData || undefined}>
      {from !== null && (
        <Suspense fallback={null}>
          <FromMonthBar from={from} isUp={isUp} onBack={() => change({ from: null })} />
        </Suspense>
      )}
      {pages.hasFailed && <RetryBar text={texts.failed} onRetry={retry} />}
      <ScreenshotGrid
        ref={grid}
        rows={pages.rows}
        mode={mode}
        total={pages.total}
        hasMore={pages.hasNextPage}
        onNeedMore={pages.onNeedMore}
        {...cards}
      />
      {months.length > 0 && (
        <Suspense fallback={null}>
          <MonthScrubber months={months} from={from} onPick={(month) => change({ from: month })} />
        </Suspense>
      )}
      {pages.onRetryMore && <RetryBar text={texts.moreFailed} onRetry={pages.onRetryMore} />}
    </div>
  );
}
