import { alignGaps, emOf } from './gap-alignment';

const signs = (text: string, at: number[]) =>
  [...text].map((sign, i) => ({ text: sign, x: at[i]! }));
const measure = { em: 20, step: 3 };

describe('alignGaps', () => {
  it('finds the gap of each boundary', () => {
    const gaps = [
      { from: 9, to: 11 },
      { from: 19, to: 21 },
    ];

    expect(alignGaps(signs('abc', [5, 15, 25]), gaps, measure)).toEqual(gaps);
  });

  it('leaves touching letters without a gap', () => {
    const gap = { from: 19, to: 21 };

    expect(alignGaps(signs('abc', [5, 15, 25]), [gap], measure)).toEqual([null, gap]);
  });

  it('takes a wide gap though its letters are placed badly', () => {
    const [narrow, wide] = [
      { from: 9, to: 10 },
      { from: 17, to: 29 },
    ];

    expect(alignGaps(signs('abc', [5, 12, 33]), [narrow, wide], measure)).toEqual([narrow, wide]);
  });

  it('passes over the gap inside a sign', () => {
    const [inside, between] = [
      { from: 4, to: 6 },
      { from: 11, to: 14 },
    ];

    expect(alignGaps(signs('"a', [5, 20]), [inside, between], measure)).toEqual([between]);
  });

  it('knows nothing between the letters of an empty line', () => {
    expect(alignGaps([], [], measure)).toEqual([]);
    expect(alignGaps(signs('a', [5]), [], measure)).toEqual([]);
  });
});

describe('emOf', () => {
  it('derives the type size from the letters of the line', () => {
    expect(emOf(signs('aceno', [0, 1, 2, 3, 4]), 10.6)).toBeCloseTo(20);
    expect(emOf(signs('Table', [0, 1, 2, 3, 4]), 14.4)).toBeCloseTo(20);
    expect(emOf(signs('Typing', [0, 1, 2, 3, 4, 5]), 18.8)).toBeCloseTo(20);
  });
});
