import { Skeleton, VisuallyHidden } from '@mantine/core';
import { formatNumber } from '../../../shared/format';
import late from '../../../ui/states/skeletons.module.css';
import tiles from '../../../ui/layout/tiles.module.css';
import type { MonthSummary } from '../calendar.model';
import { calendarTexts as texts } from '../texts';

/** As wide as most headlines, so that both wrap alike on a phone. */
export const HeadlineSkeleton = () => (
  <Skeleton component="span" display="inline-block" height={12} width={290} className={late.late} />
);

/** In place of a number that nobody knows. */
export const NotKnown = () => (
  <>
    <VisuallyHidden>{texts.notKnown}</VisuallyHidden>
    <span aria-hidden>–</span>
  </>
);

/** As high as the number that replaces it. */
const Waiting = () => (
  <>
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <Skeleton component="span" display="block" height={28} width={40} className={late.late} />
  </>
);

interface SummaryCardsProps {
  /** Null while the month is loading, and when that failed: unknown numbers are not zero. */
  summary: MonthSummary | null;
  isPending: boolean;
  /** Each screenshot once, although it may have been uploaded and made in the month. */
  screenshots: number;
}

export function SummaryCards({ summary, isPending, screenshots }: SummaryCardsProps) {
  const figures = [
    [texts.summary.screenshots, summary && screenshots],
    [texts.summary.dates, summary && summary.dates],
    [texts.summary.activeDays, summary && summary.activeDays],
    [texts.summary.aiDays, summary && summary.aiDays],
  ] as const;
  const unknown = isPending ? <Waiting /> : <NotKnown />;
  return (
    <dl className={tiles.tiles}>
      {figures.map(([name, value]) => (
        <div key={name} className={tiles.tile}>
          <dt>{name}</dt>
          <dd>{value === null ? unknown : formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
