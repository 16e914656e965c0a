import { isNarrowed, type ListFilter, type ListQuestion, plainGroups } from './list-filter';

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

describe('the conditions of a question', () => {
  const terms = (question: ListQuestion) =>
    plainGroups(question).map(([choice, ...others]) => {
      expect(others).toEqual([]);
      expect(choice?.isNegated).toBe(false);
      return choice?.term;
    });

  it.each<[ListQuestion]>([[{}], [{ kind: [] }], [{ date_field: 'ai', tz: 'UTC' }]])(
    'are none for %j',
    (question) => {
      expect(terms(question)).toEqual([]);
    },
  );

  it('are one for all kinds, and one for both ends of the days', () => {
    const question: ListQuestion = {
      ...{ kind: ['map', 'chat'], date_field: 'created' },
      ...{ start_date: '2026-11-01', end_date: '2026-11-30' },
    };
    expect(terms(question)).toEqual([
      { is: 'kinds', kinds: ['map', 'chat'] },
      { is: 'days', days: { field: 'created', from: '2026-11-01', to: '2026-11-30' } },
    ]);
  });

  it.each([
    [{ start_date: '2026-11-01' }, { from: '2026-11-01', to: null }],
    [{ end_date: '2026-11-30' }, { from: null, to: '2026-11-30' }],
  ])('are days of uploads for %j', (question, days) => {
    expect(terms(question)).toEqual([{ is: 'days', days: { field: 'uploaded', ...days } }]);
  });
});
