import type { Analytics, AnalyticsMonth } from '../../../server/contract/analytics';
import { formatBytes } from '../../shared/format-bytes';
import { formatNumber } from '../../shared/format';
import type { BarPoint } from '../../ui/charts/bar-chart';
import { analyticsTexts as texts } from './texts';

const long = new Intl.DateTimeFormat(undefined, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' });

const dateOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** `November 2026` */
export const formatMonth = (month: string): string => long.format(dateOf(month));

/** Whether no image is stored and none ever was, so that the charts would be empty. */
export const isEmpty = ({ storage_bytes, months }: Analytics): boolean =>
  storage_bytes === 0 && months.every(({ uploaded }) => uploaded === 0);

/** All uploads are of the newest month, so that charts would have a single bar. */
export const isFirstMonth = ({ months }: Analytics): boolean =>
  months.slice(0, -1).every(({ uploaded, processed }) => uploaded === 0 && processed === 0);

/** The uploads of the newest month compared with those of the one before. */
export function changeOf({ months }: Analytics): string {
  const [before, last] = months.slice(-2);
  if (!before || !last) return '';
  const difference = last.uploaded - before.uploaded;
  const name = formatMonth(before.month);
  if (difference === 0) return texts.uploads.same(name);
  return difference > 0
    ? texts.uploads.more(difference, name)
    : texts.uploads.fewer(-difference, name);
}

interface AnalyticsTotals {
  uploaded: number;
  processed: number;
  failed: number;
}

export function totalsOf(months: readonly AnalyticsMonth[]): AnalyticsTotals {
  return months.reduce(
    (sum, { uploaded, processed, failed }) => ({
      uploaded: sum.uploaded + uploaded,
      processed: sum.processed + processed,
      failed: sum.failed + failed,
    }),
    { uploaded: 0, processed: 0, failed: 0 },
  );
}

/** The newest month in which a screenshot was read for the first time. */
export const lastTimed = (months: readonly AnalyticsMonth[]): AnalyticsMonth | undefined =>
  months.findLast(({ median_seconds }) => median_seconds !== null);

const named = ({ month }: AnalyticsMonth) => ({
  name: formatMonth(month),
  label: short.format(dateOf(month)),
});

export function uploadPoints({ months }: Analytics): BarPoint[] {
  return months.map((month) => ({
    ...named(month),
    detail: texts.uploads.detail(formatMonth(month.month), month.uploaded),
    values: [month.uploaded],
    cells: [formatNumber(month.uploaded)],
  }));
}

/** The storage at the end of each month: today's, less all that was added later. */
export function storedAtEnds({ storage_bytes, months }: Analytics): number[] {
  let stored = storage_bytes - months.reduce((sum, { uploaded_bytes }) => sum + uploaded_bytes, 0);
  return months.map(({ uploaded_bytes }) => (stored += uploaded_bytes));
}

export function storagePoints(analytics: Analytics): BarPoint[] {
  const stored = storedAtEnds(analytics);
  return analytics.months.map((month, index) => {
    const total = stored[index] ?? 0;
    return {
      ...named(month),
      detail: texts.storage.detail(formatMonth(month.month), total, month.uploaded_bytes),
      values: [total],
      cells: [formatBytes(total), formatBytes(month.uploaded_bytes)],
    };
  });
}

export function processingPoints({ months }: Analytics): BarPoint[] {
  return months.map((month) => ({
    ...named(month),
    detail: texts.processing.detail(formatMonth(month.month), month),
    values: [month.processed, month.failed],
    cells: [
      formatNumber(month.processed),
      formatNumber(month.failed),
      month.median_seconds === null ? '' : texts.seconds(month.median_seconds),
    ],
  }));
}
