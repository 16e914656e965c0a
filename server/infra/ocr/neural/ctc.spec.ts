import { decode, scoreOf } from './ctc';

const DICTIONARY = ['a', 'b', 'c'];
/** Class of each step: 0 is nothing, 1 to 3 the dictionary, 4 the space. */
function stepsOf(best: number[], space: number[] = []) {
  return {
    best: Uint16Array.from(best),
    chance: Float32Array.from(best.map((_, i) => 0.5 + i / 100)),
    space: Float32Array.from(best.map((_, i) => space[i] ?? 0)),
  };
}

const textOf = (best: number[]) =>
  decode(stepsOf(best), DICTIONARY)
    .map(({ text }) => text)
    .join('');

describe('decode', () => {
  it('drops pauses and repeats, and keeps letters that are doubled', () => {
    expect(textOf([0, 1, 1, 0, 2, 2, 2])).toBe('ab');
    expect(textOf([1, 0, 1])).toBe('aa');
  });

  it('counts classes from the line after the first to the sign before the space', () => {
    expect(textOf([3])).toBe('c');
    expect(textOf([1, 4, 2])).toBe('ab');
  });

  it('says which steps read a sign and how surely', () => {
    const [first, second] = decode(stepsOf([0, 1, 1, 2]), DICTIONARY);

    expect(first).toMatchObject({ from: 1, to: 2 });
    expect(first!.chance).toBeCloseTo(0.52);
    expect(second).toMatchObject({ from: 3, to: 3 });
  });

  it('keeps the largest chance of a space between two signs', () => {
    const [first] = decode(stepsOf([1, 0, 4, 0, 2], [0, 0.2, 0.9, 0.1, 0]), DICTIONARY);

    expect(first!.spaceAfter).toBeCloseTo(0.9);
  });

  it('scores a line by the mean of its signs', () => {
    expect(scoreOf([{ chance: 1 }, { chance: 0.5 }])).toBe(0.75);
    expect(scoreOf([])).toBe(0);
  });
});
