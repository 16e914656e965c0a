import type { Analytics, AnalyticsMonth } from '../../contract/analytics';
import type { MonthRow } from './analytics.repository';
import type { AnalyticsRows } from './analytics.service';

const toMonth = ({ month, uploaded, bytes, processed, failed, medianSeconds }: MonthRow) =>
  ({
    month,
    uploaded,
    uploaded_bytes: bytes,
    processed,
    failed,
    median_seconds: medianSeconds,
  }) satisfies AnalyticsMonth;

export function toAnalytics({ storageBytes, months, tags, kinds }: AnalyticsRows): Analytics {
  return {
    storage_bytes: storageBytes,
    months: months.map(toMonth),
    tags: tags.map(({ name, count }) => ({ tag_name: name, count })),
    kinds,
  };
}
