import { editsFor, neighbours, pieces, splits } from './similar-words';

it.each([
  ['cat', 0],
  ['house', 1],
  ['apartment', 2],
  ['order4711', 0],
])('%s may hold %i mistakes', (word, edits) => {
  expect(editsFor(word)).toBe(edits);
});

it('keeps a part of the word whole wherever one mistake is', () => {
  const { start, end } = pieces('tracking', 1);
  expect([start, end]).toEqual(['trac', 'gnik']);
});

it('changes two letters over', () => {
  expect(neighbours('abc')).toEqual(['bac', 'acb']);
});

it('reads a word as two', () => {
  expect(splits('todays').map(({ first, second }) => `${first} ${second}`)).toEqual([
    'to days',
    'tod ays',
    'toda ys',
  ]);
  expect(splits('today')).toEqual([]);
});
