import { groupsOf } from './bar-chart.model';

const values = Array.from({ length: 30 }, (_, index) => [
  index === 3 ? 10 : 0,
  index === 3 ? 5 : index === 9 ? 1 : 0,
]);

it('draws the bars of a group side by side, as high as their share of the largest value', () => {
  const groups = groupsOf(values, 300, 100);
  expect(groups).toHaveLength(30);
  const [first, second] = groups[3]?.bars ?? [];
  expect(first).toMatchObject({ height: 100, y: 0 });
  expect(second?.height).toBe(50);
  expect(second?.x).toBeCloseTo((first?.x ?? 0) + 4);
  expect(groups[0]?.bars[0]?.height).toBe(0);
});

it('draws values that are all below one as high as any others', () => {
  expect(groupsOf([[0.25], [0.5]], 10, 100).map(({ bars }) => bars[0]?.height)).toEqual([50, 100]);
});

it('stays inside its frame, also when nothing happened', () => {
  const nothing = values.map(() => [0, 0]);
  for (const { bars } of groupsOf(nothing, 300, 100)) {
    const last = bars.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(300);
    expect(last?.height).toBe(0);
  }
});
