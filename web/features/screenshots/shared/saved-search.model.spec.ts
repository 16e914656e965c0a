import { readAddress } from './gallery-address.model';
import { savedSearchOf } from './saved-search.model';

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
