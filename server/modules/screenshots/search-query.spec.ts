import { hasOperators, searchQuery } from './search-query';

it.each([
  ['invoice bahn', { words: ['invoice', 'bahn'] }],
  ['Grüße aus KÖLN', { words: ['grusse', 'aus', 'koln'] }],
  ['tag:Receipt coffee', { tags: ['receipt'], words: ['coffee'] }],
  ['tag:"two words"', { tags: ['two words'] }],
  ['coffee -tea', { words: ['coffee'], without: ['tea'] }],
  ['"order number" 12', { phrases: ['order number'], words: ['12'] }],
  ['before:2026', { before: '2026-01-01' }],
  ['after:2026-02', { after: '2026-02-28' }],
  ['after:2024', { after: '2024-12-31' }],
  ['in:"My trip" kind:MAP', { collections: ['My trip'], kinds: ['map'] }],
  ['東京タワー', { words: ['東', '京', 'タ', 'ワ', 'ー'] }],
])('reads %s', (typed, parts) => {
  expect(searchQuery(typed)).toMatchObject(parts);
});

it.each(['it"s', '-1', '--', '-', '"', '""', '" "', 'tag:', 'note: buy milk', 'a-b', 're:tag'])(
  'takes %s as text',
  (typed) => {
    expect(hasOperators(typed)).toBe(false);
  },
);

it.each(['', '   ', '\0', '""'])('has nothing to look for in %j', (typed) => {
  const query = searchQuery(typed);
  expect(query === null || query.phrases.length > 0).toBe(true);
});

it.each(['before:yesterday', 'after:2026-13', 'before:2026-02-31', 'kind:spaceship'])(
  'says what is wrong with %s',
  (typed) => {
    expect(() => searchQuery(typed)).toThrow(/takes a day|knows/);
  },
);
