import { samplePartsOf } from './sample-lines';

/** A line of height 20 that is so many heights long. */
const line = (length: number, { x = 0, y = 0 } = {}) => ({ box: { x, y, w: length * 20, h: 20 } });

it('reads the longest lines first, a few words at once', () => {
  const lines = [8, 20, 10, 9, 1].map((length, i) => line(length, { y: i * 40 }));

  expect(samplePartsOf(lines)).toEqual([[lines[1]], [lines[2], lines[3]], [lines[0], lines[4]]]);
  expect(samplePartsOf([])).toEqual([]);
});

it('reads the words of a menu second, and none of them twice', () => {
  const menu = [3, 5, 4].map((length, i) => line(length, { x: i * 150, y: 30 + i }));
  const table = [3, 4, 5].map((length, i) => line(length, { x: i * 150, y: 300 }));
  const long = [24, 18].map((length, i) => line(length, { y: 90 + i * 40 }));

  expect(samplePartsOf([...table, ...long, ...menu])).toEqual([
    [long[0]],
    [...menu, table[0]],
    [long[1]],
    [table[2], table[1]],
  ]);
});

it('takes no name and value, no icons and no words of other sizes for a row', () => {
  const pair = [3, 4].map((length, i) => line(length, { x: i * 150, y: 30 }));
  const icons = [1, 1, 1].map((length, i) => line(length, { x: i * 50, y: 100 }));
  const heading = { box: { x: 300, y: 10, w: 160, h: 60 } };
  const long = [20, 16].map((length, i) => line(length, { y: 200 + i * 40 }));

  const [first, second] = samplePartsOf([...pair, ...icons, heading, ...long]);

  expect(first).toEqual([long[0]]);
  expect(second).toEqual([long[1]]);
});
