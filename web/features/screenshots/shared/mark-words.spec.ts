import { markWords } from './mark-words';

const hits = (text: string, ...words: string[]) =>
  markWords(text, words)
    .filter(({ isHit }) => isHit)
    .map((segment) => segment.text);

it('marks every place of a word, whatever its case', () => {
  expect(hits('Pay the payment, PAY now', 'pay')).toEqual(['Pay', 'pay', 'PAY']);
});

it('marks the longer word where two begin alike', () => {
  expect(hits('payment', 'pay', 'payment')).toEqual(['payment']);
});

it('treats special characters literally', () => {
  expect(hits('a+b (c) [d]', 'a+b', '(c)')).toEqual(['a+b', '(c)']);
});

it('loses no part of the text', () => {
  const text = 'One two\nthree';
  expect(
    markWords(text, ['two', 'o'])
      .map((segment) => segment.text)
      .join(''),
  ).toBe(text);
});

it('marks nothing without words', () => {
  expect(markWords('text', [])).toEqual([{ text: 'text', isHit: false }]);
});

it('ignores diacritics on either side', () => {
  const hits = (text: string, ...words: string[]) =>
    markWords(text, words)
      .filter(({ isHit }) => isHit)
      .map(({ text: hit }) => hit);
  expect(hits('Grüße aus Köln', 'koln', 'grusse')).toEqual(['Grüße', 'Köln']);
  expect(hits('cafe CAFÉ', 'café')).toEqual(['cafe', 'CAFÉ']);
});
