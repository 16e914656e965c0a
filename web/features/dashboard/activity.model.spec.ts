import { barsOf, totalsOf } from './activity.model';

const activity = Array.from({ length: 30 }, (_, index) => ({
  date: `2026-11-${String(index + 1).padStart(2, '0')}`,
  uploaded: index === 3 ? 10 : 0,
  created: index === 3 ? 5 : index === 9 ? 1 : 0,
}));

it('draws two bars a day, as high as their share of the largest count', () => {
  const bars = barsOf(activity, 300, 100);
  expect(bars).toHaveLength(30);
  expect(bars[3]?.uploaded).toMatchObject({ height: 100, y: 0 });
  expect(bars[3]?.created.height).toBe(50);
  expect(bars[3]?.created.x).toBeCloseTo((bars[3]?.uploaded.x ?? 0) + 4);
  expect(bars[0]?.uploaded.height).toBe(0);
});

it('stays inside its frame, also when nothing happened', () => {
  const empty = activity.map(({ date }) => ({ date, uploaded: 0, created: 0 }));
  for (const { created } of barsOf(empty, 300, 100)) {
    expect(created.x + created.width).toBeLessThanOrEqual(300);
    expect(created.height).toBe(0);
  }
});

it('labels one day of each week', () => {
  expect(barsOf(activity, 300, 100).filter(({ label }) => label !== null)).toHaveLength(5);
});

it('sums up', () => {
  expect(totalsOf(activity)).toEqual({ uploaded: 10, created: 6, activeDays: 2 });
});
