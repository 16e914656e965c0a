import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatUtcDay } from '../../../shared/format';
import { noticeTexts as texts } from '../notice-texts';
import { Notice } from './notice';

interface LimitNoticeProps {
  isOver: boolean;
  isFree: boolean;
  /** Uploads left this month. */
  remaining: number;
  /** When the count starts again, an instant. */
  resetsAt: string;
}

/** What the end of the month's allowance means and what can be done about it. */
export function LimitNotice({ isOver, isFree, remaining, resetsAt }: LimitNoticeProps) {
  const advice = isFree ? texts.adviceFree : texts.advicePaid(formatUtcDay(resetsAt));
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
        texts.approaching(remaining)
      )}
    </Notice>
  );
}
