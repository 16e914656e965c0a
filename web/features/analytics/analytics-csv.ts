import type { Analytics } from '../../../server/contract/analytics';
import { storedAtEnds } from './analytics.model';

const HEADS = [
  'month',
  'uploaded',
  'uploaded_bytes',
  'stored_bytes',
  'processed',
  'failed',
  'median_seconds',
];

/** The months as a table for other programs: plain numbers, names as on the wire. */
export function analyticsCsv(analytics: Analytics): string {
  const stored = storedAtEnds(analytics);
  const lines = analytics.months.map((each, index) =>
    [
      each.month,
      each.uploaded,
      each.uploaded_bytes,
      stored[index] ?? 0,
      each.processed,
      each.failed,
      each.median_seconds ?? '',
    ].join(','),
  );
  return `${[HEADS.join(','), ...lines].join('\r\n')}\r\n`;
}

/** Saves the table as a file. */
export function saveCsv(analytics: Analytics): void {
  const address = URL.createObjectURL(new Blob([analyticsCsv(analytics)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'shotvault-analytics.csv';
  link.click();
  URL.revokeObjectURL(address);
}
