import { ocrPage } from '../../../test/support/ocr-page';
import { isReadable, withoutGuesses } from './readable';

const page = (lines: readonly [text: string, confidence: number][]) =>
  ocrPage(lines.map(([text, confidence]) => ({ text, confidence })));

describe('isReadable', () => {
  it('is false for letters that were only guessed at', () => {
    const lines: [string, number][] = [
      ['pwnwp gulk Lwdwy bwdwy', 46],
      ['Jwnp guwgp dwbwwwp sall', 41],
      ['2026-11-20', 93],
    ];

    expect(isReadable(page(lines))).toBe(false);
  });

  it('is true for a page that was read badly in places', () => {
    const lines: [string, number][] = [
      ['The garden opens at noon', 91],
      ['Lwdwy bwdwy', 40],
      ['dwbwwwp sall guwgp', 44],
    ];

    expect(isReadable(page(lines))).toBe(true);
  });

  it('is true for a page of keys, of which no engine is sure', () => {
    const lines: [string, number][] = [
      ['AWS_ACCESS_KEY_ID=AKIAQ7WZKXVBNMPLRTSD', 31],
      ['GITHUB_TOKEN=ghp_rTqWzXkVbNmPlRtSdFgHjKcYuIoEaQwZxCvB', 12],
      ['HF_TOKEN=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', 24],
    ];

    expect(isReadable(page(lines))).toBe(true);
  });

  it('is true for a picture with a stray sign', () => {
    expect(isReadable(page([['ab', 20]]))).toBe(true);
    expect(isReadable(page([]))).toBe(true);
  });
});

it('keeps only the surely read words of such a page', () => {
  const { lines, text } = withoutGuesses(
    page([
      ['Lwdwy bwdwy', 40],
      ['2026-11-20', 93],
    ]),
  );

  expect(lines).toHaveLength(1);
  expect(text).toBe('2026-11-20');
});
