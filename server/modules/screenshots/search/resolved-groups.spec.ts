import fc from 'fast-check';
import type { Choice, FilterTerm, Group, TextTerm } from './list-filter';
import { resolvedGroups, sortedGroups } from './resolved-groups';
import type { SearchTerm } from './search-query';

const names = {
  tags: new Map([['tea', 'tag-1']]),
  collections: new Map([
    ['trips', ['c-1', 'c-2']],
    ['empty', []],
  ]),
  userId: 'ada',
  seesAllFindings: true,
  now: new Date(0),
};
const is = <Term>(term: Term): Choice<Term> => ({ isNegated: false, term });
const not = <Term>(term: Term): Choice<Term> => ({ isNegated: true, term });
const tag = (name: string): SearchTerm => ({ is: 'tag', name });
const inside = (name: string): SearchTerm => ({ is: 'in', name });
const resolve = (...groups: Group<SearchTerm>[]) => resolvedGroups(groups, names);

describe('names', () => {
  it('become the ids that they stand for', () => {
    expect(resolve([is(tag('tea'))], [is(inside('trips'))], [not({ is: 'favorite' })])).toEqual([
      [is({ is: 'tag', id: 'tag-1' })],
      [is({ is: 'collections', ids: ['c-1', 'c-2'] })],
      [not({ is: 'favorite', userId: 'ada' })],
    ]);
  });

  it('ask for links of this moment', () => {
    expect(resolve([not({ is: 'shared' })])).toEqual([[not({ is: 'shared', now: names.now })]]);
  });

  it.each([tag('coffee'), inside('nowhere'), inside('empty')])(
    'that nothing has match nothing: %j',
    (unknown) => {
      expect(resolve([is(tag('tea'))], [is(unknown)])).toBeNull();
      expect(resolve([is(unknown), is(tag('tea'))])).toEqual([[is({ is: 'tag', id: 'tag-1' })]]);
    },
  );

  it.each([tag('coffee'), inside('nowhere'), inside('empty')])(
    'that nothing has match everything when they are negated: %j',
    (unknown) => {
      expect(resolve([not(unknown)])).toEqual([]);
      expect(resolve([not(unknown), is(tag('coffee'))])).toEqual([]);
    },
  );
});

describe('sorting', () => {
  const filters: FilterTerm[] = [
    { is: 'tag', id: 't' },
    { is: 'collections', ids: ['c'] },
    { is: 'kinds', kinds: ['map'] },
    { is: 'locked' },
  ];
  const texts: TextTerm[] = [
    { is: 'words', words: ['tea'] },
    { is: 'phrase', phrase: 'green tea' },
  ];
  const choice = fc.record({
    isNegated: fc.boolean(),
    term: fc.constantFrom<TextTerm | FilterTerm>(...filters, ...texts),
  });
  const groups = fc.array(fc.array(choice, { minLength: 1, maxLength: 3 }), { maxLength: 8 });

  it('keeps every group once, and a leading term only where nothing else could match', () => {
    fc.assert(
      fc.property(groups, (all) => {
        const sorted = sortedGroups(all);
        const leading = [...sorted.tagIds, ...sorted.collectionSets, ...sorted.phrases];
        expect(leading.length + sorted.groups.length + sorted.textGroups.length).toBe(all.length);
        const lone = ({ length, 0: first }: Group<TextTerm | FilterTerm>, kinds: string[]) =>
          length === 1 && !first?.isNegated && kinds.includes(first?.term.is ?? '');
        expect(leading).toHaveLength(
          all.filter((group) => lone(group, ['tag', 'collections', 'phrase'])).length,
        );
      }),
    );
  });

  it('sends a group to the words as soon as one of its choices is a text', () => {
    const mixed = [is(filters[0]!), is(texts[0]!)];
    expect(sortedGroups([mixed, [not(texts[1]!)], [not(filters[0]!)]])).toMatchObject({
      tagIds: [],
      phrases: [],
      textGroups: [mixed, [not(texts[1]!)]],
      groups: [[not(filters[0]!)]],
    });
  });

  it('lists the favourites of the person whom the search means', () => {
    const favorite: FilterTerm = { is: 'favorite', userId: 'ada' };
    expect(sortedGroups([[is(favorite)]]).favoritesOf).toBe('ada');
    expect(sortedGroups([[not(favorite)]])).toMatchObject({ favoritesOf: null });
    expect(sortedGroups([]).favoritesOf).toBeNull();
  });
});
