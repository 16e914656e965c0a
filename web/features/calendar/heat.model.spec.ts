import { HEATS, heatOf } from './heat.model';
import { calendarTexts } from './texts';

it.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 2],
  [6, 3],
  [10, 3],
  [11, 4],
  [999, 4],
])('shades a total of %i as %i', (total, heat) => {
  expect(heatOf(total)).toBe(heat);
});

it('tells in the legend the totals that a shade has', () => {
  expect(calendarTexts.legendTotals).toEqual(['0', '1 to 2', '3 to 5', '6 to 10', 'above 10']);
  HEATS.forEach(({ least, most }, heat) => {
    expect([least, most ?? least].map(heatOf)).toEqual([heat, heat]);
  });
});
