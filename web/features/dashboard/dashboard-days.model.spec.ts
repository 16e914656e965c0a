import { pointsOf, totalsOf } from './dashboard-days.model';

const activity = Array.from({ length: 30 }, (_, index) => ({
  date: `2026-11-${String(index + 1).padStart(2, '0')}`,
  uploaded: index === 3 ? 10 : 0,
  created: index === 3 ? 5 : index === 9 ? 1 : 0,
}));

it('labels one day of each week', () => {
  expect(pointsOf(activity).filter(({ label }) => label !== null)).toHaveLength(5);
});

it('names each day and its counts', () => {
  expect(pointsOf(activity)[3]).toMatchObject({
    name: '2026-11-04',
    detail: 'Nov 4: 10 uploaded, 5 created',
    values: [10, 5],
  });
});

it('sums up the days', () => {
  expect(totalsOf(activity)).toEqual({ uploaded: 10, created: 6, activeDays: 2 });
});
