import { Alert } from '@mantine/core';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { formatUtcDay } from '../../../shared/format';
import { useSubscriptionStatus } from '../billing.queries';
import { billingTexts } from '../texts';
import { usageLevel } from '../usage.model';
import styles from './limit-banner.module.css';

/** Warns near the end of the month's allowance and at it. Belongs to the personal space only. */
export function LimitBanner() {
  const { status, planName, limit } = useSubscriptionStatus();
  if (!status || limit === undefined) return null;
  const level = usageLevel(status, limit);
  if (level === 'fine') return null;

  const isOver = level === 'over';
  const advice =
    planName === 'Free'
      ? billingTexts.adviceFree
      : billingTexts.advicePaid(formatUtcDay(status.usage.resets_at));
  return (
    <Alert
      className={styles.banner}
      classNames={{ title: styles.ink, icon: styles.ink }}
      data-level={level}
      icon={isOver ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
      title={isOver ? billingTexts.reachedTitle : billingTexts.approachingTitle}
    >
      {isOver ? (
        <>
          <span>{billingTexts.reached}</span> <span>{advice}</span>
        </>
      ) : (
        billingTexts.approaching(status.remaining_uploads ?? 0)
      )}
    </Alert>
  );
}
