import { isNarrowed, type ListFilter } from './list-filter';

const ALL: ListFilter = {
  text: null,
  tagIds: [],
  collectionSets: [],
  favoritesOf: null,
  groups: [],
  timeZone: 'UTC',
};

it('does not narrow without a condition, whatever the time zone', () => {
  expect(isNarrowed({ ...ALL, timeZone: 'Asia/Tokyo' })).toBe(false);
});

it.each<[Partial<ListFilter>]>([
  [{ text: { words: ['tea'], isOpenEnded: false, phrases: [], groups: [] } }],
  [{ tagIds: ['t'] }],
  // Of an empty set nothing can match, so that is a condition too.
  [{ collectionSets: [[]] }],
  [{ favoritesOf: 'ada' }],
  [{ groups: [[{ isNegated: true, term: { is: 'locked' } }]] }],
])('narrows with %j', (condition) => {
  expect(isNarrowed({ ...ALL, ...condition })).toBe(true);
});
