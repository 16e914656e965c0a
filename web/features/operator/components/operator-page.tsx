import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OperatorOverview } from '../../../../server/contract/operator';
import { formatNumber } from '../../../shared/format';
import { formatBytes } from '../../../shared/format-bytes';
import { ErrorState } from '../../../ui/error-state';
import { PageTitle } from '../../../ui/page-title';
import page from '../../../ui/page.module.css';
import { Panel, Stale } from '../../../ui/panel';
import { Skeletons } from '../../../ui/skeletons';
import { Tiles } from '../../../ui/tiles';
import { useSession } from '../../auth/session.queries';
import { useOverview } from '../operator.queries';
import { operatorTexts as texts } from '../texts';
import { FailedJobs } from './failed-jobs';
import styles from './operator.module.css';
import { QueueTable } from './queue-table';

function Waiting() {
  return (
    <Skeletons label={texts.loading}>
      <Tiles
        tiles={Object.values(texts.tiles).map((name) => [name, <Skeleton key={name} h={28} />])}
      />
      <Skeleton className={styles.waiting} radius="md" />
      <Skeleton className={styles.waiting} radius="md" />
    </Skeletons>
  );
}

/** Names with their values, one below the other. */
function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Figures({
  overview: { people, queue, storage, versions },
}: {
  overview: OperatorOverview;
}) {
  const tiles = [
    [texts.tiles.people, formatNumber(people.total)],
    [texts.tiles.active, formatNumber(people.active)],
    [texts.tiles.screenshots, formatNumber(storage.screenshots)],
    [texts.tiles.stored, formatBytes(storage.bytes)],
  ] as const;
  const plans = people.plans.map((row) => [row.plan_name, formatNumber(row.people)] as const);
  const { title, free, ...names } = texts.versions;
  const parts = Object.keys(names) as (keyof typeof versions)[];
  return (
    <>
      <Tiles tiles={tiles} />
      <QueueTable queue={queue} />
      <FailedJobs />
      <div className={styles.pair}>
        <Panel title={texts.plans.title} note={texts.plans.teams(people.teams)}>
          <Facts facts={plans} />
        </Panel>
        <Panel title={title}>
          <Facts
            facts={[
              ...parts.map((part) => [names[part], versions[part]] as const),
              [free, formatBytes(storage.free_bytes)],
            ]}
          />
        </Panel>
      </div>
    </>
  );
}

function Content() {
  const { data, isPending, isError, isFetching, refetch } = useOverview();
  const onRetry = () => void refetch();
  if (isPending) return <Waiting />;
  if (!data) return <ErrorState title={texts.failed} onRetry={onRetry} isRetrying={isFetching} />;
  return (
    <>
      {isError && (
        <Stale isRetrying={isFetching} onRetry={onRetry}>
          {texts.stale}
        </Stale>
      )}
      <Figures overview={data} />
    </>
  );
}

/** People, queue, failed jobs, storage and versions; for everybody else there is no such page. */
export function OperatorPage({ notFound }: { notFound: ReactNode }) {
  const session = useSession();
  if (session.state !== 'in') return null;
  if (!session.user.is_operator) return notFound;
  return (
    <div className={page.page}>
      <header className={page.head}>
        <div className={page.title}>
          <PageTitle title={texts.title} />
          <p className={page.count}>{texts.hint}</p>
        </div>
      </header>
      <Content />
    </div>
  );
}
