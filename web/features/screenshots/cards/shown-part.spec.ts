import { placeOfImage } from './shown-part';

const phone = { width: 600, height: 1600, crop: { x: 0, y: 50 } };

describe('the place of an image in relation to its thumbnail', () => {
  it('is larger where it is cut', () => {
    // Of 1,600 rows 450 are shown, and half of the others are above them.
    const { width, height, left, top } = placeOfImage(phone, false);
    expect([width, left]).toEqual(['100%', '0%']);
    expect(Number.parseFloat(String(height))).toBeCloseTo(355.6, 1);
    expect(Number.parseFloat(String(top))).toBeCloseTo(-127.8, 1);
  });

  it('begins at the top left before it has been read', () => {
    const { left, top, width } = placeOfImage({ width: 1600, height: 600, crop: null }, false);
    expect([left, top, width]).toEqual(['0%', '0%', '200%']);
  });

  it('is in the middle when the whole of it is shown', () => {
    const { left, top, height } = placeOfImage(phone, true);
    expect([top, height]).toEqual(['0%', '100%']);
    expect(Number.parseFloat(String(left))).toBeCloseTo(35.9, 1);
  });
});
