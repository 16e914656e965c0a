import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { ErrorState } from '../../../ui/error-state';
import { type Activity, totalsOf } from '../activity.model';
import { dashboardTexts } from '../texts';
import { ActivityChart } from './activity-chart';
import styles from './dashboard.module.css';

const texts = dashboardTexts.activity;

interface ActivityCardProps {
  /** Absent when it could not be loaded and nothing is known from before. */
  activity: Activity | undefined;
  isFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

const KEYS = [
  [texts.uploaded, 'var(--chart-uploaded)'],
  [texts.created, 'var(--chart-created)'],
] as const;

function Totals({ activity }: { activity: Activity }) {
  const { uploaded, created, activeDays } = totalsOf(activity);
  return <p>{texts.totals(uploaded, created, activeDays)}</p>;
}

/** What is on the screen is older than it should be. */
function Stale({ isRetrying, onRetry }: Pick<ActivityCardProps, 'isRetrying' | 'onRetry'>) {
  return (
    <div role="alert" className={styles.stale}>
      {texts.stale}
      <Button size="compact-sm" variant="default" loading={isRetrying} onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}

function Drawn({ activity }: { activity: Activity }) {
  return (
    <>
      <ErrorBoundary resetKey={activity.at(-1)?.date ?? ''}>
        <ActivityChart activity={activity} />
      </ErrorBoundary>
      <p aria-hidden>
        {KEYS.map(([name, color]) => (
          <span key={name} className={styles.key}>
            <i style={{ background: color }} />
            {name}
          </span>
        ))}
      </p>
    </>
  );
}

/** What the last thirty days brought; a chart that fails leaves the rest of the page alone. */
export function ActivityCard({ activity, isFailed, isRetrying, onRetry }: ActivityCardProps) {
  return (
    <section className={styles.card} aria-label={texts.title}>
      <div className={styles.cardHead}>
        <h2>{texts.title}</h2>
        {activity ? <Totals activity={activity} /> : <p />}
        <Anchor component={Link} to="/calendar" fz="sm">
          {texts.calendar}
        </Anchor>
      </div>
      {activity && isFailed && <Stale isRetrying={isRetrying} onRetry={onRetry} />}
      {activity ? (
        <Drawn activity={activity} />
      ) : (
        <ErrorState title={texts.failed} onRetry={onRetry} isRetrying={isRetrying} />
      )}
    </section>
  );
}
