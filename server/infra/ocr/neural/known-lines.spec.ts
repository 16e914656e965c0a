import { hidesSpace, isSure, wordsInLines } from './known-lines';

const word = (
  text: string,
  x: number,
  w: number,
  rest: { y?: number; h?: number; confidence?: number } = {},
) => {
  const { y = 10, h = 12, confidence = 95 } = rest;
  return { text, confidence, box: { x, y, w, h } };
};
const ink = { x: 0, y: 10, w: 100, h: 12 };

describe('wordsInLines', () => {
  it('gives each word to the line in which it stands, from left to right', () => {
    const below = { ...ink, y: 40 };
    const [b, a, c] = [word('b', 50, 30), word('a', 0, 30), word('c', 0, 30, { y: 41 })];

    const lines = wordsInLines([ink, below], [b, a, c]);

    expect(lines.map(({ words }) => words)).toEqual([[a, b], [c]]);
  });

  it('leaves out a bar that was read as letters', () => {
    expect(wordsInLines([ink], [word('I', 20, 30, { y: 0, h: 40 })])[0]!.words).toEqual([]);
  });
});

describe('isSure', () => {
  it('holds where sure words cover the ink', () => {
    expect(isSure({ ink, words: [word('garden', 0, 55), word('gate', 60, 40)] })).toBe(true);
  });

  it('is not applied when a part of the line was not read', () => {
    expect(isSure({ ink, words: [word('garden', 0, 55)] })).toBe(false);
    expect(isSure({ ink, words: [] })).toBe(false);
  });

  it('requires more confidence for numbers, because a lost point is not noticed', () => {
    const confidence = 88;

    expect(isSure({ ink, words: [word('garden', 0, 100, { confidence })] })).toBe(true);
    expect(isSure({ ink, words: [word('9870', 0, 100, { confidence })] })).toBe(false);
  });

  it('never holds for a lone sign', () => {
    expect(isSure({ ink, words: [word('x', 0, 100)] })).toBe(false);
  });
});

describe('hidesSpace', () => {
  const line = { ink, words: [word('10Jul2021', 0, 60), word('noon', 68, 32)] };

  it('holds where a word runs over a gap as wide as a space', () => {
    expect(hidesSpace(line, [{ from: 20, to: 25 }])).toBe(true);
  });

  it('passes over the gaps beside a narrow figure and those between words', () => {
    const gaps = [
      { from: 8, to: 11 },
      { from: 60, to: 68 },
    ];
    expect(hidesSpace(line, gaps)).toBe(false);
  });
});
