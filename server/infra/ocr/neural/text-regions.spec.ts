import { inputSize } from './detect';
import { textRegions } from './text-regions';

/** A map of 32 x 16 with rectangles of one value: [left, top, width, height, value]. */
function mapOf(...rectangles: [number, number, number, number, number][]) {
  const [width, height] = [32, 16];
  const data = new Float32Array(width * height);
  for (const [left, top, w, h, value] of rectangles)
    for (let y = top; y < top + h; y++) data.fill(value, y * width + left, y * width + left + w);
  return { data, width, height };
}

describe('textRegions', () => {
  const picture = { width: 64, height: 32 };

  it('grows each region to the height of its letters, in pixels of the picture', () => {
    // 10 x 4 grows by 40 * 1.6 / 28 = 2.3 on each side and is then enlarged twice.
    expect(textRegions(mapOf([8, 6, 10, 4, 0.9]), picture)).toEqual([
      { x: 11, y: 7, w: 30, h: 18 },
    ]);
  });

  it('separates lines and joins pixels that touch at a corner', () => {
    const two = mapOf([2, 2, 10, 3, 0.9], [2, 9, 10, 3, 0.9]);
    const joined = mapOf([2, 2, 10, 3, 0.9], [12, 5, 10, 3, 0.9]);

    expect(textRegions(two, picture)).toHaveLength(2);
    expect(textRegions(joined, picture)).toHaveLength(1);
  });

  it('joins pixels that touch at the lower left corner, too', () => {
    const joined = mapOf([12, 2, 10, 3, 0.9], [2, 5, 10, 3, 0.9]);

    expect(textRegions(joined, picture)).toHaveLength(1);
  });

  it('keeps what ends at the right edge apart from what begins at the left edge of the next row', () => {
    const apart = mapOf([24, 2, 8, 4, 0.9], [0, 3, 8, 4, 0.9]);
    const [right, left] = textRegions(apart, picture);

    expect(textRegions(apart, picture)).toHaveLength(2);
    expect(right!.x + right!.w).toBe(picture.width);
    expect(left!.x).toBe(0);
  });

  it('takes the mean over the pixels of a region alone', () => {
    // .9 and .3 are .6 together; the pixels around them would make it less than .5.
    expect(textRegions(mapOf([2, 2, 10, 3, 0.9], [2, 5, 10, 3, 0.31]), picture)).toHaveLength(1);
    expect(textRegions(mapOf([2, 2, 10, 3, 0.6], [2, 5, 10, 3, 0.31]), picture)).toHaveLength(0);
  });

  it('drops ruled lines and shapes that are hardly text', () => {
    expect(textRegions(mapOf([2, 2, 20, 2, 0.9], [2, 8, 10, 4, 0.4]), picture)).toEqual([]);
  });

  it('stays within the picture', () => {
    const [box] = textRegions(mapOf([0, 0, 32, 16, 0.9]), picture);

    expect(box).toEqual({ x: 0, y: 0, w: 64, h: 32 });
  });
});

describe('inputSize', () => {
  it("shrinks the longer side to the detector's size and never enlarges", () => {
    expect(inputSize({ width: 2560, height: 1440 })).toEqual({ width: 1280, height: 736 });
    expect(inputSize({ width: 640, height: 200 })).toEqual({ width: 640, height: 192 });
    expect(inputSize({ width: 5, height: 3 })).toEqual({ width: 32, height: 32 });
  });
});
