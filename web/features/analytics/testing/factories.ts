import type { Analytics, AnalyticsMonth } from '../../../../server/contract/analytics';

const NOTHING = { uploaded: 0, uploaded_bytes: 0, processed: 0, failed: 0, median_seconds: null };
const MONTHS = [
  '2025-12',
  ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
];

type Month = Pick<AnalyticsMonth, 'month'> & Partial<AnalyticsMonth>;

/** A year without uploads that ends in November 2026, except for the given months. */
export const someAnalytics = (
  part: Partial<Omit<Analytics, 'months'>> = {},
  months: readonly Month[] = [],
): Analytics => ({
  storage_bytes: 0,
  tags: [],
  kinds: [],
  ...part,
  months: MONTHS.map((month) => ({
    month,
    ...NOTHING,
    ...months.find((given) => given.month === month),
  })),
});
