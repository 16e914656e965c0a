import { groupsOf, scaleOf } from './bar-chart.model';

const values = Array.from({ length: 30 }, (_, index) => [
  index === 3 ? 10 : 0,
  index === 3 ? 5 : index === 9 ? 1 : 0,
]);
const FRAME = { width: 300, height: 100 };
const groups = (of: number[][]) => groupsOf(of, scaleOf(of.flat()), FRAME);

it('places the bars of a group side by side', () => {
  const all = groups(values);
  expect(all).toHaveLength(30);
  const [first, second] = all[3]?.bars ?? [];
  expect(first).toMatchObject({ height: 100, y: 0 });
  expect(second?.height).toBe(50);
  expect(second?.x).toBeCloseTo((first?.x ?? 0) + 4);
  expect(all[0]?.bars[0]?.height).toBe(0);
});

it.each([
  [
    [3, 8, 14],
    [20, 10],
  ],
  [[4], [5]],
  [[0.25, 0.5], [0.5]],
  [[1], [1]],
  [[0, 0], []],
])('rounds the scale of %j up to %j', (of, ticks) => {
  expect(scaleOf(of)).toMatchObject({ isLogarithmic: false, ticks });
});

it('is round in its unit', () => {
  const KB = 1024;
  const scale = scaleOf([690 * KB, 40 * KB], KB);
  expect(scale.ticks).toEqual([1_000 * KB, 500 * KB]);
  expect(scale.shareOf(500 * KB)).toBe(0.5);
});

it('is logarithmic where one value would hide the others, and says so', () => {
  const scale = scaleOf([0, 2, 3, 1, 85]);
  expect(scale).toMatchObject({ isLogarithmic: true, ticks: [100, 10, 1] });
  expect(scale.shareOf(0)).toBe(0);
  expect(scale.shareOf(2)).toBeGreaterThan(0.2);
  expect(scale.shareOf(100)).toBe(1);
});

it('stays linear while the values are near each other', () => {
  expect(scaleOf([40, 60, 85]).isLogarithmic).toBe(false);
  expect(scaleOf([1, 15]).isLogarithmic).toBe(false);
});

it('stays inside its frame when all values are zero', () => {
  for (const { bars } of groups(values.map(() => [0, 0]))) {
    const last = bars.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(300);
    expect(last?.height).toBe(0);
  }
});
