import { textLines, wordHits } from './word-hits';

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

it('finds words and parts of words, whatever their case and marks', () => {
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
