import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatUtcDay } from '../../../shared/format-calendar';
import { paths } from '../../../shared/paths';
import { ownServerTexts } from '../own-server/own-server-texts';
import { noticeTexts as texts } from '../shared/notice-texts';
import { Notice } from '../shared/notice';

interface LimitNoticeProps {
  isOver: boolean;
  isFree: boolean;
  /** Nothing larger can be bought. */
  isOwnServer?: boolean;
  /** Uploads left this month. */
  remaining: number;
  /** When the usage is reset, ISO 8601. */
  resetsAt: string;
}

/** Explains the end of the monthly allowance and what the person can do. */
export function LimitNotice({ isOver, isFree, isOwnServer, ...rest }: LimitNoticeProps) {
  const { remaining, resetsAt } = rest;
  const day = formatUtcDay(resetsAt);
  const buyingAdvice = isFree ? texts.adviceFree : texts.advicePaid(day);
  const advice = isOwnServer ? ownServerTexts.waitForReset(day) : buyingAdvice;
  return (
    <Notice
      role="alert"
      kind={isOver ? 'danger' : 'warn'}
      icon={isOver ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
      title={isOver ? texts.reachedTitle : texts.approachingTitle}
      action={!isOwnServer && <Link to={paths.pricing}>{texts.plans}</Link>}
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
