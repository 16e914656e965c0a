import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OperatorOverview } from '../../../../server/contract/operator/operator';
import { planSales } from '../../../shared/plan-sales';
import { formatNumber } from '../../../shared/format';
import { formatPercent } from '../../../shared/format-percent';
import { formatBytes } from '../../../shared/format-bytes';
import { paths } from '../../../shared/paths';
import { QueryView } from '../../../ui/states/query-view';
import { PageTitle } from '../../../ui/layout/page-title';
import page from '../../../ui/layout/page.module.css';
import { Panel } from '../../../ui/layout/panel';
import { Skeletons } from '../../../ui/states/skeletons';
import { Tiles } from '../../../ui/layout/tiles';
import { useSession } from '../../auth/session.queries';
import { useOverview } from '../operator.queries';
import { operatorTexts as texts } from '../texts';
import { READING_FIGURES } from '../reading-figures';
import { FailedJobs } from './failed-jobs';
import styles from './operator.module.css';
import { QueueTable } from './queue-table';
import { SitePanel } from './site-panel';

/** The teams stand beside the plans, where there are any. */
const TILES = [...Object.values(texts.tiles), ...(planSales.isOn ? [] : [texts.teams])];

function Waiting() {
  return (
    <Skeletons label={texts.loading}>
      <Tiles tiles={TILES.map((name) => [name, <Skeleton key={name} h={28} />])} />
      <Skeleton className={styles.waiting} radius="md" />
      <Skeleton className={styles.waiting} radius="md" />
    </Skeletons>
  );
}

/** A list of names and values. */
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

function ReadingPanel({ readings }: Pick<OperatorOverview, 'readings'>) {
  const { reading } = texts;
  const seconds = readings.median_seconds;
  return (
    <Panel title={reading.title}>
      <Facts
        facts={[
          [reading.engine, readings.engine ?? reading.none],
          [reading.median, seconds === null ? reading.none : reading.seconds(seconds)],
          [reading.version, readings.version],
          [reading.older, formatNumber(readings.older)],
        ]}
      />
    </Panel>
  );
}

/** How often titles, tags and dates are right, for the operator to expect. */
function AccuracyPanel() {
  const { measuredOn, shares } = READING_FIGURES;
  return (
    <Panel title={texts.accuracy} summary={measuredOn}>
      <Facts facts={shares.map(([name, share]) => [name, formatPercent(share)] as const)} />
    </Panel>
  );
}

function Figures({
  overview: { people, queue, storage, readings, versions },
}: {
  overview: OperatorOverview;
}) {
  const tiles = [
    [texts.tiles.people, formatNumber(people.total)],
    [texts.tiles.active, formatNumber(people.active)],
    [texts.tiles.screenshots, formatNumber(storage.screenshots)],
    [texts.tiles.stored, formatBytes(storage.bytes)],
    // Beside the plans, where there are any.
    ...(planSales.isOn ? [] : [[texts.teams, formatNumber(people.teams)] as const]),
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
        {planSales.isOn && (
          <Panel title={texts.plans.title} summary={texts.plans.teams(people.teams)}>
            <Facts facts={plans} />
          </Panel>
        )}
        <Panel title={title}>
          <Facts
            facts={[
              ...parts.map((part) => [names[part], versions[part]] as const),
              [free, formatBytes(storage.free_bytes)],
            ]}
          />
        </Panel>
        <ReadingPanel readings={readings} />
        <AccuracyPanel />
      </div>
      <SitePanel />
    </>
  );
}

function Content() {
  return (
    <QueryView
      query={useOverview()}
      loading={<Waiting />}
      failed={texts.failed}
      stale={texts.stale}
    >
      {(overview) => <Figures overview={overview} />}
    </QueryView>
  );
}

/** People, queue, failed jobs, storage and versions. Not found for anyone but an operator. */
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
        <Button component={Link} to={paths.people} variant="default">
          {texts.toPeople}
        </Button>
      </header>
      <Content />
    </div>
  );
}
