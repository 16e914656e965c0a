import { Button } from '@mantine/core';
import { Heart } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { paths } from '../../../shared/paths';
import { EmptyState } from '../../../ui/states/empty-state';
import { ErrorState } from '../../../ui/states/error-state';
import { useLeavingFocus } from '../../../ui/focus/use-leaving-focus';
import { PageHead } from '../../../ui/layout/page-head';
import { GallerySkeleton } from '../../screenshots/gallery/gallery-skeleton';
import { RetryBar } from '../../screenshots/gallery/retry-bar';
import { ScreenshotGrid } from '../../screenshots/grid/screenshot-grid';
import { screenshotTexts } from '../../screenshots/shared/texts';
import { ViewSwitch } from '../../screenshots/shared/view-switch';
import { ViewerLayer } from '../../screenshots/viewer/viewer-layer';
import { favoriteTexts as texts } from '../texts';
import { useFavorites } from '../use-favorites';

interface FavoritesPageProps {
  /** The name of the workspace. */
  space: string;
  onRerun: (row: Screenshot) => void;
}

/** Where the last favorite goes, the focus goes to the heading. */
function Cards(props: ComponentProps<typeof ScreenshotGrid>) {
  useLeavingFocus();
  return <ScreenshotGrid {...props} />;
}

function Content({ favorites }: { favorites: ReturnType<typeof useFavorites> }) {
  const { pages, rows, grid, address, ...cards } = favorites;
  // Without their stars all loaded rows are gone from here, and the list is read again.
  const isShort = rows.length === 0 && pages.hasNextPage;
  if (pages.isPending || (isShort && !pages.isError))
    return <GallerySkeleton mode={address.mode} />;
  if (!pages.data || isShort) {
    return (
      <ErrorState
        title={texts.failed}
        onAction={() => void pages.refetch()}
        isRetrying={pages.isFetching}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<Heart size={32} strokeWidth={1.5} aria-hidden />}
        title={texts.empty}
        description={texts.emptyHint}
      >
        <Button component={Link} to={paths.home}>
          {texts.browse}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      {pages.hasFailed && (
        <RetryBar text={screenshotTexts.failed} onRetry={() => void pages.refetch()} />
      )}
      <Cards
        ref={grid}
        rows={rows}
        mode={address.mode}
        total={pages.total}
        hasMore={pages.hasNextPage}
        onNeedMore={pages.onNeedMore}
        {...cards}
      />
      {pages.onRetryMore && (
        <RetryBar text={screenshotTexts.moreFailed} onRetry={pages.onRetryMore} />
      )}
    </>
  );
}

/** The favorites of the chosen workspace. */
export function FavoritesPage({ space, onRerun }: FavoritesPageProps) {
  const favorites = useFavorites(onRerun);
  const { pages, rows, address } = favorites;
  const count = pages.data && texts.count(Math.max(pages.total, rows.length), space);
  return (
    <>
      <PageHead title={texts.title} count={count}>
        <ViewSwitch mode={address.mode} onChange={(mode) => address.change({ mode })} />
      </PageHead>
      <Content favorites={favorites} />
      <ViewerLayer
        siblings={rows}
        total={pages.total}
        onRerun={onRerun}
        onNeedMore={pages.onNeedMore}
        onRetryMore={pages.onRetryMore}
      />
    </>
  );
}
