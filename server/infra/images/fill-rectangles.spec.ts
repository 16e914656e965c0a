import { fillRectangles } from './fill-rectangles';

const page = (channels = 1) => ({
  data: Buffer.alloc(4 * 3 * channels, 255),
  width: 4,
  height: 3,
  channels,
});

const rows = ({ data, width }: { data: Buffer; width: number }) =>
  [0, 1, 2].map((y) =>
    [...data.subarray(y * width, (y + 1) * width)].map((it) => (it === 255 ? '.' : '#')).join(''),
  );

it('overwrites every pixel that a rectangle touches', () => {
  const image = page();
  fillRectangles(image, [{ x: 1.2, y: 0.9, w: 1, h: 0.2 }]);
  expect(rows(image)).toEqual(['.##.', '.##.', '....']);
});

it('stays inside the image', () => {
  const image = page();
  fillRectangles(image, [
    { x: 3, y: 2, w: 100, h: 100 },
    { x: 50, y: 0, w: 9, h: 9 },
  ]);
  expect(rows(image)).toEqual(['....', '....', '...#']);
});

it('gives every channel the same value', () => {
  const image = page(3);
  fillRectangles(image, [{ x: 0, y: 0, w: 4, h: 3 }]);
  expect(new Set(image.data).size).toBe(1);
});
