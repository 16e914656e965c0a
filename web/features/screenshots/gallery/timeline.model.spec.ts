import { dayOrderOf, startMonth } from './timeline.model';

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
  expect(startMonth(months, asked, 'desc')?.month).toBe(month);
});

it.each([
  ['2026-09', '2026-09'],
  ['2026-10', '2026-11'],
  // An ascending list starts at the oldest month by default.
  ['2026-03', undefined],
  ['2025-12', undefined],
  ['2027-01', undefined],
])('starts %s at %s where the oldest is first', (asked, month) => {
  expect(startMonth(months.toReversed(), asked, 'asc')?.month).toBe(month);
});

it.each([
  ['newest', 'uploaded', 'desc'],
  ['oldest', 'uploaded', 'asc'],
  ['created-desc', 'created', 'desc'],
  ['created-asc', 'created', 'asc'],
  ['date-desc', 'date', 'desc'],
  ['date-asc', 'date', 'asc'],
] as const)('shows the months of %s', (chosen, sort, order) => {
  expect(dayOrderOf(chosen)).toEqual({ sort, order });
});

it.each([null, 'title-asc', 'size-desc', 'hand'] as const)('shows no months for %s', (chosen) => {
  expect(dayOrderOf(chosen)).toBeNull();
});
