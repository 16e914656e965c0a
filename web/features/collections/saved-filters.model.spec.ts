import { filtersOf, searchText } from './saved-filters.model';

const labels = (search: Parameters<typeof filtersOf>[0]) =>
  filtersOf(search).map(({ label }) => label);

it('shows each filter, tags one by one, and not the words', () => {
  const search = { q: 'pay', collection_id: 'c', favorites: true, tags: ['a', 'b'] };
  expect(labels(search)).toEqual(['Tag a', 'Tag b', 'Favorites', 'In a collection']);
});

it('shows no filter that is off', () => {
  expect(labels({ q: 'pay', favorites: false })).toEqual([]);
});

it('leaves the other tags when one is removed, and no empty list', () => {
  const [first] = filtersOf({ tags: ['a', 'b'] });
  expect(first?.rest.tags).toEqual(['b']);
  expect(filtersOf({ tags: ['a'] })[0]?.rest.tags).toBeUndefined();
});

it('keeps time zone and kind of date until the last day is removed', () => {
  const days = { start_date: '2026-11-01', end_date: '2026-11-30' };
  const search = { ...days, tz: 'Europe/Berlin', date_field: 'ai' as const };
  const [from] = filtersOf(search);
  expect(from).toEqual({ label: 'From 2026-11-01', rest: { ...search, start_date: undefined } });
  const [to] = filtersOf(from?.rest ?? {});
  expect(to?.label).toBe('Until 2026-11-30');
  expect(JSON.parse(searchText(to?.rest ?? {}))).toEqual({});
});

it('takes two searches that differ only in blank words for equal', () => {
  expect(searchText({ q: ' pay ', tags: ['a'] })).toBe(searchText({ q: 'pay', tags: ['a'] }));
  expect(searchText({ q: '  ' })).toBe(searchText({}));
});
