import type { Dashboard } from '../../../server/contract/dashboard';

export type Activity = Dashboard['activity'];

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DayBars {
  date: string;
  uploaded: Bar;
  created: Bar;
  /** The whole height above the day, which is what the pointer meets. */
  x: number;
  width: number;
  /** Stands below the first day of each week of the span. */
  label: string | null;
}

const DAYS_OF_A_WEEK = 7;
const GAP = 0.2;

const short = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

export const formatShortDay = (day: string): string => short.format(new Date(`${day}T00:00:00Z`));

/** Two bars a day, side by side; heights are shares of the largest count. */
export function barsOf(activity: Activity, width: number, height: number): DayBars[] {
  const most = Math.max(1, ...activity.flatMap(({ uploaded, created }) => [uploaded, created]));
  const step = width / activity.length;
  const barWidth = (step * (1 - GAP)) / 2;
  return activity.map(({ date, uploaded, created }, index) => {
    const x = index * step;
    const bar = (count: number, at: number): Bar => {
      const tall = (count / most) * height;
      return { x: at, y: height - tall, width: barWidth, height: tall };
    };
    const start = x + (step * GAP) / 2;
    return {
      date,
      x,
      width: step,
      uploaded: bar(uploaded, start),
      created: bar(created, start + barWidth),
      label: index % DAYS_OF_A_WEEK === 1 ? formatShortDay(date) : null,
    };
  });
}

export interface ActivityTotals {
  uploaded: number;
  created: number;
  activeDays: number;
}

export function totalsOf(activity: Activity): ActivityTotals {
  return activity.reduce(
    (sum, { uploaded, created }) => ({
      uploaded: sum.uploaded + uploaded,
      created: sum.created + created,
      activeDays: sum.activeDays + (uploaded + created > 0 ? 1 : 0),
    }),
    { uploaded: 0, created: 0, activeDays: 0 },
  );
}
