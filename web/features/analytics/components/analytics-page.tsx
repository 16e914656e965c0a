import { Anchor, Button, Skeleton } from '@mantine/core';
import { ChartColumn, Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Analytics } from '../../../../server/contract/analytics';
import { tagAddress } from '../../../shared/addresses';
import { formatNumber } from '../../../shared/format';
import { formatBytes } from '../../../shared/format-bytes';
import { paths } from '../../../shared/paths';
import { EmptyState } from '../../../ui/states/empty-state';
import { QueryView } from '../../../ui/states/query-view';
import { PageTitle } from '../../../ui/layout/page-title';
import page from '../../../ui/layout/page.module.css';
import { Panel } from '../../../ui/layout/panel';
import { Skeletons } from '../../../ui/states/skeletons';
import { Tiles } from '../../../ui/layout/tiles';
import tiles from '../../../ui/layout/tiles.module.css';
import { oneOfKind } from '../../screenshots/search/kind-texts';
import { saveCsv } from '../analytics-csv';
import { isEmpty, isFirstMonth, totalsOf } from '../analytics.model';
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
    to: tagAddress(name),
  }));
  const shown = kinds.map(({ kind, count }) => ({ name: oneOfKind(kind), count }));
  return (
    <div className={styles.pair}>
      <Panel
        title={texts.tags.title}
        more={
          <Anchor component={Link} to={paths.tags} fz="sm">
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
      <Button component={Link} to={paths.upload}>
        {texts.upload}
      </Button>
    </EmptyState>
  );
}

function Report({ analytics }: { analytics: Analytics }) {
  if (isEmpty(analytics)) return <Empty />;
  const csv = (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<Download size={16} aria-hidden />}
      onClick={() => saveCsv(analytics)}
    >
      {texts.csv}
    </Button>
  );
  return (
    <>
      <Totals analytics={analytics} />
      {isFirstMonth(analytics) ? (
        <div className={styles.first}>
          <p>{texts.firstMonth}</p>
          {csv}
        </div>
      ) : (
        <>
          <UploadsPanel analytics={analytics} more={csv} />
          <StoragePanel analytics={analytics} />
          <ProcessingPanel analytics={analytics} />
        </>
      )}
      <Rankings tags={analytics.tags} kinds={analytics.kinds} />
    </>
  );
}

function Content() {
  const { neededPlan, ...query } = useAnalytics();
  // The gate also replaces figures that were loaded before the plan ended.
  if (neededPlan !== null) return <AnalyticsGate plan={neededPlan} />;
  return (
    <QueryView query={query} loading={<Waiting />} failed={texts.failed} stale={texts.stale}>
      {(analytics) => <Report analytics={analytics} />}
    </QueryView>
  );
}

/** The growth of the workspace over the last twelve months. */
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
