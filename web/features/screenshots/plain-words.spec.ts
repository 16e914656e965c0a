import { plainWords } from './plain-words';

it.each([
  ['tag:travel "gate b12" -hotel', 'travel gate b12 hotel'],
  ['in:"My trip" lisbon', 'My trip lisbon'],
  ['e-mail -1', 'e-mail -1'],
])('%s becomes %s', (q, words) => {
  expect(plainWords(q)).toBe(words);
});
