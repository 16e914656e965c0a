import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatUtcDay } from '../../../shared/format';
import { useSubscriptionStatus } from '../billing.queries';
import { billingTexts } from '../texts';
import { usageLevel } from '../usage.model';
import { Notice } from './notice';

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
    <Notice
      role="alert"
      kind={isOver ? 'danger' : 'warn'}
      icon={isOver ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
      title={isOver ? billingTexts.reachedTitle : billingTexts.approachingTitle}
      action={<Link to="/pricing">{billingTexts.plans}</Link>}
    >
      {isOver ? (
        <>
          <span>{billingTexts.reached}</span> <span>{advice}</span>
        </>
      ) : (
        billingTexts.approaching(status.remaining_uploads ?? 0)
      )}
    </Notice>
  );
}
