import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { BarChart } from '../../../ui/charts/bar-chart';
import { ErrorBoundary } from '../../../ui/states/error-boundary';
import { ErrorState } from '../../../ui/states/error-state';
import { Panel, Stale } from '../../../ui/layout/panel';
import { type DashboardDays, pointsOf, totalsOf } from '../dashboard-days.model';
import { dashboardTexts } from '../texts';

const texts = dashboardTexts.activity;

interface ActivityCardProps {
  /** Undefined when loading failed and nothing was loaded before. */
  activity: DashboardDays | undefined;
  isFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

const SERIES = [
  { name: texts.uploaded, color: 'var(--chart-uploaded)' },
  { name: texts.created, color: 'var(--chart-created)' },
];
const COLUMNS = [texts.day, texts.uploaded, texts.created];

function sumUp(activity: DashboardDays): string {
  const { uploaded, created, activeDays } = totalsOf(activity);
  return texts.totals(uploaded, created, activeDays);
}

function Drawn({ activity }: { activity: DashboardDays }) {
  return (
    <ErrorBoundary resetKey={activity.at(-1)?.date ?? ''}>
      <BarChart
        title={texts.title}
        hint={texts.chart}
        series={SERIES}
        columns={COLUMNS}
        points={pointsOf(activity)}
      />
    </ErrorBoundary>
  );
}

/** The activity of the last thirty days. Its failure does not affect the rest of the page. */
export function ActivityCard({ activity, isFailed, isRetrying, onRetry }: ActivityCardProps) {
  return (
    <Panel
      title={texts.title}
      summary={activity && sumUp(activity)}
      more={
        <Anchor component={Link} to={paths.calendar} fz="sm">
          {texts.calendar}
        </Anchor>
      }
    >
      {activity && isFailed && (
        <Stale isRetrying={isRetrying} onRetry={onRetry}>
          {texts.stale}
        </Stale>
      )}
      {activity ? (
        <Drawn activity={activity} />
      ) : (
        <ErrorState title={texts.failed} onAction={onRetry} isRetrying={isRetrying} />
      )}
    </Panel>
  );
}
