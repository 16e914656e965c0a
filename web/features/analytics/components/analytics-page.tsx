import { Anchor, Button, Skeleton } from '@mantine/core';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Analytics } from '../../../../server/contract/analytics';
import { formatNumber } from '../../../shared/format';
import { formatBytes } from '../../../shared/format-bytes';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageTitle } from '../../../ui/page-title';
import page from '../../../ui/page.module.css';
import { Panel, Stale } from '../../../ui/panel';
import { Skeletons } from '../../../ui/skeletons';
import { Tiles } from '../../../ui/tiles';
import tiles from '../../../ui/tiles.module.css';
import { isEmpty, totalsOf } from '../analytics.model';
import { useAnalytics } from '../analytics.queries';
import { analyticsTexts as texts } from '../texts';
import { ProcessingPanel, StoragePanel, UploadsPanel } from './analytics-charts';
import { AnalyticsGate } from './analytics-gate';
import styles from './analytics.module.css';
import { RankedList } from './ranked-list';

function Totals({ analytics: { storage_bytes, months } }: { analytics: Analytics }) {
  const { uploaded, processed, failed } = totalsOf(months);
  const figures = [
    [texts.tiles.storage, formatBytes(storage_bytes)],
    [texts.tiles.uploaded, formatNumber(uploaded)],
    [texts.tiles.processed, formatNumber(processed)],
    [texts.tiles.failed, formatNumber(failed)],
  ] as const;
  return <Tiles tiles={figures} />;
}

function Rankings({ tags, kinds }: Pick<Analytics, 'tags' | 'kinds'>) {
  const named = tags.map(({ tag_name: name, count }) => ({
    name,
    count,
    to: `/gallery?tags=${encodeURIComponent(name)}`,
  }));
  const shown = kinds.map(({ kind, count }) => ({ name: texts.kindNames[kind], count }));
  return (
    <div className={styles.pair}>
      <Panel
        title={texts.tags.title}
        more={
          <Anchor component={Link} to="/tags" fz="sm">
            {texts.tags.all}
          </Anchor>
        }
      >
        <RankedList items={named} none={texts.tags.none} />
      </Panel>
      <Panel title={texts.kinds.title}>
        <RankedList items={shown} none={texts.kinds.none} />
      </Panel>
    </div>
  );
}

function Waiting() {
  return (
    <Skeletons label={texts.loading}>
      <div className={tiles.tiles}>
        {Object.keys(texts.tiles).map((tile) => (
          <Skeleton key={tile} height={70} radius="md" />
        ))}
      </div>
      <Skeleton className={styles.waiting} radius="md" />
      <Skeleton className={styles.waiting} radius="md" />
      <Skeleton className={styles.waiting} radius="md" />
    </Skeletons>
  );
}

function Empty() {
  return (
    <EmptyState
      icon={<ChartColumn size={32} strokeWidth={1.5} aria-hidden />}
      title={texts.empty}
      description={texts.emptyHint}
    >
      <Button component={Link} to="/upload">
        {texts.upload}
      </Button>
    </EmptyState>
  );
}

function Content() {
  const { data, neededPlan, isPending, isError, isFetching, refetch } = useAnalytics();
  const onRetry = () => void refetch();
  // Also when it was open a moment ago.
  if (neededPlan !== null) return <AnalyticsGate plan={neededPlan} />;
  if (isPending) return <Waiting />;
  if (!data) return <ErrorState title={texts.failed} onRetry={onRetry} isRetrying={isFetching} />;
  return (
    <>
      {isError && (
        <Stale isRetrying={isFetching} onRetry={onRetry}>
          {texts.stale}
        </Stale>
      )}
      {isEmpty(data) ? (
        <Empty />
      ) : (
        <>
          <Totals analytics={data} />
          <UploadsPanel analytics={data} />
          <StoragePanel analytics={data} />
          <ProcessingPanel analytics={data} />
          <Rankings tags={data.tags} kinds={data.kinds} />
        </>
      )}
    </>
  );
}

/** How the space grew over the last twelve months. */
export function AnalyticsPage() {
  return (
    <div className={page.page}>
      <header className={page.head}>
        <div className={page.title}>
          <PageTitle title={texts.title} />
          <p className={page.count}>{texts.span}</p>
        </div>
      </header>
      <Content />
    </div>
  );
}
