import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { type Activity, totalsOf } from '../activity.model';
import { dashboardTexts } from '../texts';
import { ActivityChart } from './activity-chart';
import styles from './dashboard.module.css';

const texts = dashboardTexts.activity;

/** What the last thirty days brought; a chart that fails leaves the rest of the page alone. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const { uploaded, created, activeDays } = totalsOf(activity);
  const keys = [
    [texts.uploaded, 'var(--chart-uploaded)'],
    [texts.created, 'var(--chart-created)'],
  ] as const;
  return (
    <section className={styles.card} aria-label={texts.title}>
      <div className={styles.cardHead}>
        <h2>{texts.title}</h2>
        <p>{texts.totals(uploaded, created, activeDays)}</p>
        <Anchor component={Link} to="/calendar" fz="sm">
          {texts.calendar}
        </Anchor>
      </div>
      <ErrorBoundary resetKey={activity.at(-1)?.date ?? ''}>
        <ActivityChart activity={activity} />
      </ErrorBoundary>
      <p aria-hidden>
        {keys.map(([name, color]) => (
          <span key={name} className={styles.key}>
            <i style={{ background: color }} />
            {name}
          </span>
        ))}
      </p>
    </section>
  );
}
