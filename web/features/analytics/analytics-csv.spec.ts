import { analyticsCsv } from './analytics-csv';
import { someAnalytics } from './testing/factories';

it('has a line for each month, with plain numbers', () => {
  const analytics = someAnalytics({ storage_bytes: 300 }, [
    {
      month: '2026-10',
      uploaded: 5,
      uploaded_bytes: 100,
      processed: 4,
      failed: 1,
      median_seconds: 4.2,
    },
    { month: '2026-11', uploaded: 1200, uploaded_bytes: 150 },
  ]);
  const lines = analyticsCsv(analytics).split('\r\n');
  expect(lines[0]).toBe(
    'month,uploaded,uploaded_bytes,stored_bytes,processed,failed,median_seconds',
  );
  expect(lines.slice(-3)).toEqual(['2026-10,5,100,150,4,1,4.2', '2026-11,1200,150,300,0,0,', '']);
  expect(lines).toHaveLength(14);
});
