import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { formatUtcDay } from '../../../shared/format';
import { noticeTexts as texts } from '../notice-texts';
import type { UsageLevel } from '../usage.model';
import { Notice } from './notice';

interface LimitAlertProps {
  level: Exclude<UsageLevel, 'fine'>;
  status: SubscriptionStatus;
  planName: string | undefined;
}

/** What the banner near the end of the allowance says. */
export function LimitAlert({ level, status, planName }: LimitAlertProps) {
  const isOver = level === 'over';
  const advice =
    planName === 'Free' ? texts.adviceFree : texts.advicePaid(formatUtcDay(status.usage.resets_at));
  return (
    <Notice
      role="alert"
      kind={isOver ? 'danger' : 'warn'}
      icon={isOver ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
      title={isOver ? texts.reachedTitle : texts.approachingTitle}
      action={<Link to="/pricing">{texts.plans}</Link>}
    >
      {isOver ? (
        <>
          <span>{texts.reached}</span> <span>{advice}</span>
        </>
      ) : (
        texts.approaching(status.remaining_uploads ?? 0)
      )}
    </Notice>
  );
}
