import { contrast, hexOf, readRgb } from './contrast';

describe('the contrast of two colours', () => {
  it('is 21 for black on white, in either order', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  });

  it('matches the values of the palette', () => {
    expect(contrast([0x52, 0x52, 0x5b], [255, 255, 255])).toBeCloseTo(7.7, 1);
    expect(contrast([0x8a, 0x8a, 0x94], [255, 255, 255])).toBeCloseTo(3.4, 1);
  });

  it('reads solid colours as a browser writes them, and no others', () => {
    expect(readRgb('rgb(24, 24, 27)')).toEqual([24, 24, 27]);
    expect(readRgb('rgba(9, 9, 11, 0.6)')).toBeNull();
    expect(hexOf([24, 24, 27])).toBe('#18181b');
  });
});
