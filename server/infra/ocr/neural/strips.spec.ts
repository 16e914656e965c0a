import { stripsOf } from './strips';
import { DETECTION } from './thresholds';

describe('strips of the detector', () => {
  it('leaves a small picture whole', () => {
    expect(stripsOf({ width: 640, height: 1280 })).toEqual([
      { from: 0, to: 1280, ownFrom: 0, ownTo: 1280 },
    ]);
  });

  it.each([
    [1280, 928],
    [1280, 1280],
    [1280, 32],
    [992, 1280],
  ])('covers %s x %s once, with rows of the neighbours around', (width, height) => {
    const strips = stripsOf({ width, height });
    let next = 0;
    for (const { from, to, ownFrom, ownTo } of strips) {
      expect(ownFrom).toBe(next);
      expect((to - from) % DETECTION.multiple).toBe(0);
      expect((ownTo - ownFrom) * width).toBeLessThanOrEqual(DETECTION.stripPixels * 1.1);
      expect(from === 0 || ownFrom - from === DETECTION.surroundings).toBe(true);
      expect(to === height || to - ownTo === DETECTION.surroundings).toBe(true);
      next = ownTo;
    }
    expect(next).toBe(height);
  });
});
