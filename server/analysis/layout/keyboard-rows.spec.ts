import { ocrPage } from '../../../test/support/ocr-page';
import { keyboardRows } from './keyboard-rows';

const PHONE = { width: 1080, height: 2340 };
const row = (letters: string, y: number) =>
  [...letters].map((text, at) => ({ text, x: 60 + at * 100, y }));
const MESSAGE = { text: 'See you at the station on Friday', x: 60, y: 300 };
const KEYS = [...row('qwertyuiop', 1600), ...row('asdfghjkl', 1740), ...row('zxcvbnm', 1880)];
const LAST = { text: '?123 English', x: 60, y: 2020 };

const found = (lines: Parameters<typeof ocrPage>[0]) =>
  [...keyboardRows({ ...ocrPage(lines, PHONE), height: PHONE.height })].map(({ text }) => text);

describe('keyboardRows', () => {
  it('finds the keys of a phone, down to the end of the screen', () => {
    const texts = found([MESSAGE, ...KEYS, LAST]);
    expect(texts).toContain('q');
    expect(texts).toContain('?123 English');
    expect(texts).not.toContain(MESSAGE.text);
  });

  it('takes neither a few letters, nor one row, nor letters above text for one', () => {
    expect(found([MESSAGE, ...row('abcd', 1600), ...row('ab', 1740)])).toEqual([]);
    expect(found([MESSAGE, ...row('abcdefghij', 1600)])).toEqual([]);
    const text = { text: 'Solve the puzzle with these letters', x: 60, y: 2100 };
    expect(found([...KEYS, text])).toEqual([]);
    expect(found(KEYS.map((key) => ({ ...key, y: key.y - 1500 })))).toEqual([]);
  });
});
