import { Skeleton, VisuallyHidden } from '@mantine/core';
import { formatNumber } from '../../../shared/format';
import late from '../../../ui/skeletons.module.css';
import tiles from '../../../ui/tiles.module.css';
import type { MonthSummary } from '../calendar.model';
import { calendarTexts as texts } from '../texts';

/** As wide as most headlines, so that they wrap alike on a phone. */
export const HeadlineSkeleton = () => (
  <Skeleton component="span" display="inline-block" height={12} width={290} className={late.late} />
);

/** As high as the number that will stand there. */
const Waiting = () => (
  <>
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <Skeleton component="span" display="block" height={28} width={40} className={late.late} />
  </>
);

/** Null while the month is on its way: its numbers are not known, which is not the same as none. */
export function SummaryCards({ summary }: { summary: MonthSummary | null }) {
  const figures = [
    [texts.summary.screenshots, summary && summary.uploaded + summary.created],
    [texts.summary.dates, summary && summary.dates],
    [texts.summary.activeDays, summary && summary.activeDays],
    [texts.summary.aiDays, summary && summary.aiDays],
  ] as const;
  return (
    <dl className={tiles.tiles}>
      {figures.map(([name, value]) => (
        <div key={name} className={tiles.tile}>
          <dt>{name}</dt>
          <dd>{value === null ? <Waiting /> : formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
