import type { Analytics } from '../../../server/contract/analytics';
import {
  isEmpty,
  lastTimed,
  processingPoints,
  storagePoints,
  storedAtEnds,
  totalsOf,
  uploadPoints,
} from './analytics.model';
import { someAnalytics } from './testing/factories';

const grown = someAnalytics({ storage_bytes: 5000 }, [
  { month: '2026-10', uploaded: 1200, uploaded_bytes: 1000, processed: 8, failed: 2 },
  { month: '2026-11', uploaded: 1, uploaded_bytes: 3000, processed: 1, median_seconds: 75 },
]);

const details = (points: readonly { detail: string }[]) => points.map(({ detail }) => detail);

it('sums the months up', () => {
  expect(totalsOf(grown.months)).toEqual({ uploaded: 1201, processed: 9, failed: 2 });
});

it('computes the storage at the end of each month, older uploads included', () => {
  expect(storedAtEnds(grown).slice(-3)).toEqual([1000, 2000, 5000]);
});

it('is empty only when no image is stored and none ever was', () => {
  expect(isEmpty(someAnalytics())).toBe(true);
  expect(isEmpty(someAnalytics({ storage_bytes: 1 }))).toBe(false);
  expect(isEmpty(grown)).toBe(false);
});

it('names the newest month in which something was read', () => {
  expect(lastTimed(grown.months)?.month).toBe('2026-11');
  expect(lastTimed(someAnalytics().months)).toBeUndefined();
});

describe('the points of the charts', () => {
  const last = (make: (analytics: Analytics) => readonly { detail: string }[]) =>
    details(make(grown)).slice(-2);

  it('describe each month in words', () => {
    expect(last(uploadPoints)).toEqual([
      'October 2026: 1,200 uploaded',
      'November 2026: 1 uploaded',
    ]);
    expect(last(storagePoints)).toEqual([
      'October 2026: 2 KB, 1,000 B of it new',
      'November 2026: 5 KB, 3 KB of it new',
    ]);
    expect(last(processingPoints)).toEqual([
      'October 2026: 8 read, 2 not',
      'November 2026: 1 read, 0 not, half within 1.3 min',
    ]);
  });

  it('have a short name for each month below them', () => {
    expect(uploadPoints(grown).map(({ label }) => label)).toEqual(
      'Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov'.split(' '),
    );
  });

  it('leave out the time of months without readings', () => {
    expect(
      processingPoints(grown)
        .map(({ cells }) => cells[2])
        .slice(-2),
    ).toEqual(['', '1.3 min']);
  });
});
