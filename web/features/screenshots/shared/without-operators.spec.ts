import { withoutOperators } from './without-operators';

it.each([
  ['tag:travel "gate b12" -hotel', 'travel gate b12'],
  ['in:"My trip" lisbon', 'My trip lisbon'],
  ['tea OR coffee has:date before:2026', 'tea coffee'],
  ['it"s is:new', 'it s is:new'],
  ['e-mail -1', 'e-mail -1'],
])('%s becomes %s', (q, words) => {
  expect(withoutOperators(q)).toBe(words);
});
