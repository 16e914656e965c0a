import { hasOperators, searchQuery } from './search-query';

const groupsOf = (typed: string) => searchQuery(typed)?.groups;
const is = (term: object) => [{ isNegated: false, term }];
const not = (term: object) => [{ isNegated: true, term }];
const uploaded = (from: string | null, to: string | null) => ({
  is: 'days',
  days: { field: 'uploaded', from, to },
});

it.each([
  ['invoice bahn', ['invoice', 'bahn']],
  ['Grüße aus KÖLN', ['grusse', 'koln']],
  ['the', ['the']],
  ['東京タワー', ['東', '京', 'タ', 'ワ', 'ー']],
  ['site:example.org', ['site', 'example', 'org']],
  ['has:nothing is:open', ['has', 'nothing', 'is', 'open']],
  ['amount 50', ['amount', '50']],
  ['amount>much', ['amount', 'much']],
  ['amount>€50€', ['amount', '50']],
  ['tea or coffee', ['tea', 'or', 'coffee']],
  ['OR tea OR', ['or', 'tea']],
])('reads %s as plain words', (typed, words) => {
  expect(searchQuery(typed)).toMatchObject({ words, groups: [] });
  expect(hasOperators(typed)).toBe(false);
});

it('needs only one of several words that say nothing, and no plan for it', () => {
  const one = (word: string) => ({ isNegated: false, term: { is: 'words', words: [word] } });
  expect(searchQuery('to the')).toEqual({
    words: [],
    isOpenEnded: false,
    groups: [[one('to'), one('the')]],
  });
  expect(hasOperators('to the')).toBe(false);
});

it.each([
  ['tag:Receipt', is({ is: 'tag', name: 'receipt' })],
  ['TAG:"two  Words"', is({ is: 'tag', name: 'two words' })],
  ['-tag:german', not({ is: 'tag', name: 'german' })],
  ['in:"My trip"', is({ is: 'in', name: 'My trip' })],
  [String.raw`in:"My \"big\" trip"`, is({ is: 'in', name: 'My "big" trip' })],
  [String.raw`"C:\temp\\"`, is({ is: 'phrase', phrase: 'c:\\temp\\' })],
  ['kind:MAP', is({ is: 'kinds', kinds: ['map'] })],
  ['has:date', is({ is: 'has', what: 'date' })],
  ['has:phone', is({ is: 'has', what: 'phone' })],
  ['amount>50', is({ is: 'amount', test: { by: '>', number: 50, currency: null } })],
  ['-amount<=12,50eur', not({ is: 'amount', test: { by: '<=', number: 12.5, currency: 'EUR' } })],
  ['amount=€9.99', is({ is: 'amount', test: { by: '=', number: 9.99, currency: 'EUR' } })],
  ['amount<-3zł', is({ is: 'amount', test: { by: '<', number: -3, currency: 'PLN' } })],
  ['-is:Favorite', not({ is: 'favorite' })],
  ['is:locked', is({ is: 'locked' })],
  ['-is:SHARED', not({ is: 'shared' })],
  ['has:finding', is({ is: 'finding' })],
  ['"Order  number"', is({ is: 'phrase', phrase: 'order number' })],
  ['-"order number"', not({ is: 'phrase', phrase: 'order number' })],
  ['-tea', not({ is: 'words', words: ['tea'] })],
  ['-wi-fi', not({ is: 'words', words: ['wi', 'fi'] })],
  ['-site:example', not({ is: 'words', words: ['site', 'example'] })],
  ['before:2026', is(uploaded(null, '2025-12-31'))],
  ['after:2026-02', is(uploaded('2026-03-01', null))],
  ['after:9999', is(uploaded('infinity', null))],
  ['uploaded:2024-02', is(uploaded('2024-02-01', '2024-02-29'))],
  ['uploaded:2026-10-01..2026-11', is(uploaded('2026-10-01', '2026-11-30'))],
  ['created:..2025', is({ is: 'days', days: { field: 'created', from: null, to: '2025-12-31' } })],
  ['date:2026..', is({ is: 'days', days: { field: 'ai', from: '2026-01-01', to: null } })],
])('reads %s as an operator', (typed, group) => {
  expect(groupsOf(typed)).toEqual([group]);
  expect(hasOperators(typed)).toBe(true);
});

it('takes all terms, in any order', () => {
  const query = searchQuery('"order number" 12 tag:a -tag:b 5');
  expect(query?.words).toEqual(['12', '5']);
  expect(query?.groups).toEqual([
    is({ is: 'phrase', phrase: 'order number' }),
    is({ is: 'tag', name: 'a' }),
    not({ is: 'tag', name: 'b' }),
  ]);
});

it('joins two neighbours with OR, or more of them', () => {
  expect(searchQuery('red tea OR OR -coffee OR tag:cup blue')).toEqual({
    words: ['red', 'blue'],
    isOpenEnded: true,
    groups: [
      [
        ...is({ is: 'words', words: ['tea'] }),
        ...not({ is: 'words', words: ['coffee'] }),
        ...is({ is: 'tag', name: 'cup' }),
      ],
    ],
  });
});

it.each([
  ['inv', true],
  ['inv ', false],
  ['inv tag:a', false],
  ['tag:a inv', true],
  ['a OR inv', false],
])('tells whether the last word of %j is still being typed', (typed, isOpenEnded) => {
  expect(searchQuery(typed)).toMatchObject({ isOpenEnded });
});

it.each(['it"s', '-1', '--', '-', '"', '""', '" "', 'tag:', 'note: buy milk', 'a-b', 're:tag'])(
  'takes %s as text',
  (typed) => {
    expect(hasOperators(typed)).toBe(false);
  },
);

it.each(['', '   ', '\0'])('has nothing to look for in %j', (typed) => {
  expect(searchQuery(typed)).toBeNull();
});

it.each(['€', '""', '-- ==>'])('looks for the symbols of %j', (typed) => {
  expect(groupsOf(typed)).toEqual([is({ is: 'phrase', phrase: typed })]);
});

it('reads a long row of backslashes and quotes at once', () => {
  expect(hasOperators(`"${'\\'.repeat(498)}`)).toBe(false);
  expect(hasOperators('"\\'.repeat(250))).toBe(false);
});

it.each([
  'before:yesterday',
  'after:2026-13',
  'before:2026-02-31',
  'before:2026..',
  'kind:spaceship',
  'uploaded:..',
  'created:1..2',
  'date:2026..2027..2028',
  '-date:soon',
])('says what is wrong with %s', (typed) => {
  expect(hasOperators(typed)).toBe(true);
  expect(() => searchQuery(typed)).toThrow(/takes a day|knows/);
});
