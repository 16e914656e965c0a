import { inReadingOrder, textLines, wordHits } from './word-hits';

const word = (text: string, x: number, y = 10) => ({ text, x, y, w: 40, h: 12 });
const words = {
  width: 800,
  height: 600,
  lines: [
    { text: 'Grüße aus Köln', words: [word('Grüße', 10), word('aus', 60), word('Köln', 110, 8)] },
    { text: 'Kölner Dom', words: [word('Kölner', 10, 40), word('Dom', 60, 40)] },
    { text: '', words: [] },
  ],
};

it('finds words and parts of words, ignoring case and diacritics', () => {
  expect(wordHits(words, ['koln']).map(({ x, y }) => [x, y])).toEqual([
    [110, 8],
    [10, 40],
  ]);
  expect(wordHits(words, [])).toEqual([]);
});

it('puts a box around each line', () => {
  expect(textLines(words)).toEqual([
    { text: 'Grüße aus Köln', x: 10, y: 8, w: 140, h: 14 },
    { text: 'Kölner Dom', x: 10, y: 40, w: 90, h: 12 },
  ]);
});

it('goes through one region after the other, and through what is in none of them at last', () => {
  const line = (text: string, x: number, y: number) => ({ text, x, y, w: 40, h: 10 });
  const right = { x: 100, y: 0, w: 100, h: 100 };
  const left = { x: 0, y: 0, w: 90, h: 100 };
  const lines = [line('a1', 5, 5), line('b1', 110, 5), line('foot', 5, 150), line('a2', 5, 20)];
  const order = inReadingOrder(lines, [left, right]).map(({ text }) => text);
  expect(order).toEqual(['a1', 'a2', 'b1', 'foot']);
});
