import { SavedSearch } from '../../../../server/contract/collections';
import { readAddress } from './gallery-address.model';
import { queryOf, savedSearchOf } from './saved-search.model';

const saved = (query: string) =>
  savedSearchOf(readAddress(new URLSearchParams(query)).filter, 'Europe/Berlin');

it('converts a filter to a saved search', () => {
  const query = 'q=pay&tags=a&favorites=true&start_date=2026-11-01&date_field=ai&kind=receipt';
  expect(saved(query)).toEqual({
    q: 'pay',
    tags: ['a'],
    favorites: true,
    kind: ['receipt'],
    start_date: '2026-11-01',
    date_field: 'ai',
    tz: 'Europe/Berlin',
  });
});

it('keeps the time zone only where days depend on it', () => {
  expect(saved('q=pay')).toEqual({ q: 'pay' });
  expect(saved('q=before:2026')).toEqual({ q: 'before:2026', tz: 'Europe/Berlin' });
});

it('names the filters in the order in which the server stores them, so that equal searches have equal texts', () => {
  const all =
    'collection_id=c&date_field=ai&end_date=2026-11-30&start_date=2026-11-01&kind=map&favorites=true&tags=a&q=pay';
  expect(Object.keys(saved(all))).toEqual(Object.keys(SavedSearch.shape));
});

it('keeps the default kind of date with a range, and leaves it out without one', () => {
  expect(saved('end_date=2026-11-30')).toMatchObject({ date_field: 'uploaded' });
  expect(saved('date_field=ai')).toEqual({});
});

it('is asked for with each list in one text, and without flags that are off', () => {
  const search = { q: 'pay', tags: ['a', 'b'], kind: ['map' as const], favorites: true };
  const query = { q: 'pay', tags: 'a,b', kind: 'map', favorites: 'true' };
  expect(queryOf(search)).toEqual(query);
  expect(queryOf({ q: 'pay', favorites: false })).toEqual({ q: 'pay' });
});
