import { withoutIcons } from './icons';
import { lineOf } from './layout';
import { textOf } from '../../analysis/page/ocr-result';

const line = (...words: [string, number][]) =>
  lineOf(
    words.map(([text, confidence], i) => ({
      text,
      confidence,
      box: { x: i * 50, y: 0, w: 40, h: 12 },
    })),
  );

describe('withoutIcons', () => {
  it('drops a letter or two that were not read surely', () => {
    const blocks = [[line(['é', 60], ['Settings', 95], ['Il', 55])], [line(['@Q', 70])]];

    expect(textOf(withoutIcons(blocks))).toBe('Settings');
  });

  it('keeps short words that were, numbers, and the marks of source code', () => {
    const blocks = [[line(['I', 92], ['am', 90], ['7', 40], ['=>', 50], ['{', 45], ['€5', 60])]];

    expect(withoutIcons(blocks)).toEqual(blocks);
  });
});
