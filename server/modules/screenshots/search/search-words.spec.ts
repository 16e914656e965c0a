import fc from 'fast-check';
import { fold, searchDocument, wordsOf } from './search-words';

it.each([
  ['Grüße aus KÖLN', 'grusse aus koln'],
  ['ﬁne　ＡＢ', 'fine ab'],
  ['  a\n\tb\0c  ', 'a b c'],
  ['İstanbul', 'istanbul'],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each([
  ['invoice 12, invoice 13', ['invoice', '12', '13']],
  ['a-b_c', ['a', 'b', 'c']],
  ['東京 tower', ['東', '京', 'tower']],
  ['go東go', ['go', '東']],
  ['?! …', []],
  [`${'x'.repeat(101)} ${'y'.repeat(100)}`, ['y'.repeat(100)]],
])('finds the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('takes the first 20,000 words', () => {
  const many = Array.from({ length: 20_001 }, (_, n) => `w${n}`);
  expect(wordsOf(many.join(' '))).toEqual(many.slice(0, 20_000));
});

it('folds a folded text to itself, and to the same words', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(texts, (text) => {
      const folded = fold(text);
      expect(fold(folded)).toBe(folded);
      const words = wordsOf(folded);
      expect(new Set(words).size).toBe(words.length);
      expect(words.every((word) => folded.includes(word))).toBe(true);
    }),
  );
});

it('looks into title, file name, tags, text and note together, one on each line', () => {
  const parts = {
    title: 'Boarding pass',
    fileName: 'IMG_7.png',
    tags: ['travel', 'work'],
    note: 'Ask Kim',
  };
  const found = searchDocument({ ...parts, text: 'Gate\nB42' });
  expect(found.haystack).toBe('boarding pass\nimg_7.png\ntravel\nwork\ngate b42\nask kim');
  expect(found.words).toEqual('boarding pass img 7 png travel work gate b42 ask kim'.split(' '));
  expect(searchDocument({ ...parts, title: null, text: '', note: null }).words).not.toContain(
    'null',
  );
});
