import {
  changeAddress,
  isFiltered,
  NO_FILTER,
  readAddress,
  savedSearchOf,
} from './gallery-address.model';

const read = (query: string) => readAddress(new URLSearchParams(query));
const changed = (query: string, change: Parameters<typeof changeAddress>[1]) =>
  changeAddress(new URLSearchParams(query), change).toString();

describe('reading the address', () => {
  it('knows search, favourites, tags, view and the open screenshot', () => {
    expect(read('q=pay&favorites=true&tags=a,b&mode=list&view=x')).toEqual({
      filter: { ...NO_FILTER, q: 'pay', favorites: true, tags: ['a', 'b'] },
      mode: 'list',
      openId: 'x',
      from: null,
    });
  });

  it('takes what it does not know as the usual', () => {
    expect(read('mode=cinema&favorites=yes&start_date=soon&date_field=x&at=now')).toEqual({
      filter: NO_FILTER,
      mode: 'grid',
      openId: null,
      from: null,
    });
  });

  it.each([
    ['2026-01', '2026-01'],
    ['2026-12', '2026-12'],
    ['2026-00', null],
    ['2026-13', null],
    ['2026-99', null],
  ])('begins at %s only where that is a month', (at, from) => {
    expect(read(`at=${at}`).from).toBe(from);
  });

  it('trims tags and ignores empty and repeated ones', () => {
    expect(read('tags= a ,,b,a').filter.tags).toEqual(['a', 'b']);
  });
});

describe('changing the address', () => {
  it('changes one thing and keeps the rest, also what belongs to others', () => {
    expect(changed('q=pay&team_id=t', { mode: 'compact' })).toBe('q=pay&team_id=t&mode=compact');
  });

  it('leaves out what is usual', () => {
    expect(
      changed('q=pay&mode=list&favorites=true&view=x&tags=a', {
        q: ' ',
        mode: 'grid',
        favorites: false,
        openId: null,
        tags: [],
      }),
    ).toBe('');
  });
});

it('is filtered by any of its parts', () => {
  expect(isFiltered(read('').filter)).toBe(false);
  expect(isFiltered(read('mode=list&view=x').filter)).toBe(false);
  expect(isFiltered(read('q=a').filter)).toBe(true);
  expect(isFiltered(read('favorites=true').filter)).toBe(true);
  expect(isFiltered(read('tags=a').filter)).toBe(true);
  expect(isFiltered(read('end_date=2026-11-20').filter)).toBe(true);
  expect(isFiltered(read('collection_id=c').filter)).toBe(true);
});

it('keeps a filter as a collection would', () => {
  const { filter } = read('q=pay&tags=a&favorites=true&start_date=2026-11-01&date_field=ai');
  expect(savedSearchOf(filter, 'Europe/Berlin')).toEqual({
    q: 'pay',
    tags: ['a'],
    favorites: true,
    start_date: '2026-11-01',
    date_field: 'ai',
    tz: 'Europe/Berlin',
  });
});
