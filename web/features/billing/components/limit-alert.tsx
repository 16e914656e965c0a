import { Alert } from '@mantine/core';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { formatUtcDay } from '../../../shared/format';
import { billingTexts } from '../texts';
import type { UsageLevel } from '../usage.model';
import styles from './limit-banner.module.css';

interface LimitAlertProps {
  level: Exclude<UsageLevel, 'fine'>;
  status: SubscriptionStatus;
  planName: string | undefined;
}

/** What the banner near the end of the allowance says. */
export function LimitAlert({ level, status, planName }: LimitAlertProps) {
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
