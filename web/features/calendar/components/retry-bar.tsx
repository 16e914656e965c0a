import { Button } from '@mantine/core';
import { calendarTexts as texts } from '../texts';
import type { useMonth } from '../use-calendar';
import styles from './calendar.module.css';

/** Says that a month could not be loaded, and tries again those that could not. */
export function RetryBar({ queries }: { queries: readonly ReturnType<typeof useMonth>[] }) {
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  const retry = () => failed.forEach((query) => void query.refetch({ cancelRefetch: false }));
  return (
    <div role="alert" className={styles.retry}>
      {texts.failed}
      <Button size="compact-sm" variant="default" onClick={retry}>
        {texts.retry}
      </Button>
    </div>
  );
}
