import type { Dashboard } from '../../../server/contract/dashboard';
import { formatNumber } from '../../shared/format';
import type { BarPoint } from '../../ui/charts/bar-chart';
import { dashboardTexts } from './texts';

export type DashboardDays = Dashboard['activity'];

const DAYS_OF_A_WEEK = 7;
/** Not the first day, whose label would be cut off at the edge. */
const FIRST_LABEL = 1;

const short = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const formatShortDay = (day: string): string => short.format(new Date(`${day}T00:00:00Z`));

/** The points of the chart; one day of each week has a label. */
export function pointsOf(days: DashboardDays): BarPoint[] {
  return days.map(({ date, uploaded, created }, index) => ({
    name: date,
    label: index % DAYS_OF_A_WEEK === FIRST_LABEL ? formatShortDay(date) : null,
    detail: dashboardTexts.activity.dayLabel(formatShortDay(date), uploaded, created),
    values: [uploaded, created],
    cells: [formatNumber(uploaded), formatNumber(created)],
  }));
}

interface DayTotals {
  uploaded: number;
  created: number;
  activeDays: number;
}

export function totalsOf(days: DashboardDays): DayTotals {
  return days.reduce(
    (sum, { uploaded, created }) => ({
      uploaded: sum.uploaded + uploaded,
      created: sum.created + created,
      activeDays: sum.activeDays + (uploaded + created > 0 ? 1 : 0),
    }),
    { uploaded: 0, created: 0, activeDays: 0 },
  );
}
