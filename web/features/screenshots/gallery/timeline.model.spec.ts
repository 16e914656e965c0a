import { startMonth } from './timeline.model';

const months = ['2026-11', '2026-09', '2026-03'].map((month) => ({
  month,
  count: 1,
  cursor: `c-${month}`,
}));

it.each([
  ['2026-09', '2026-09'],
  ['2026-10', '2026-09'],
  ['2026-03', '2026-03'],
  // The list starts at the newest month by default.
  ['2026-11', undefined],
  ['2027-01', undefined],
  ['2025-12', undefined],
  [null, undefined],
])('starts %s at %s', (asked, month) => {
  expect(startMonth(months, asked)?.month).toBe(month);
});
