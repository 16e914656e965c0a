import {
  changeAddress,
  hasDays,
  filterCount,
  isFiltered,
  NO_FILTER,
  readAddress,
  viewAddress,
} from './gallery-address.model';

const read = (query: string) => readAddress(new URLSearchParams(query));
const changed = (query: string, change: Parameters<typeof changeAddress>[1]) =>
  changeAddress(new URLSearchParams(query), change).toString();

describe('reading the address', () => {
  it('reads search, favorites, tags, view and the open screenshot', () => {
    expect(read('q=pay&favorites=true&tags=a,b&mode=list&view=x')).toEqual({
      filter: { ...NO_FILTER, q: 'pay', favorites: true, tags: ['a', 'b'] },
      mode: 'list',
      openId: 'x',
      from: null,
      order: null,
      asWords: [],
    });
  });

  it('treats unknown values as the default', () => {
    expect(read('mode=cinema&favorites=yes&start_date=soon&date_field=x&at=now')).toEqual({
      filter: NO_FILTER,
      mode: 'grid',
      openId: null,
      from: null,
      order: null,
      asWords: [],
    });
  });

  it.each([
    ['2026-01', '2026-01'],
    ['2026-12', '2026-12'],
    ['2026-00', null],
    ['2026-13', null],
    ['2026-99', null],
  ])('starts at %s only if that is a month', (at, from) => {
    expect(read(`at=${at}`).from).toBe(from);
  });

  it('trims tags and ignores empty and repeated ones', () => {
    expect(read('tags= a ,,b,a').filter.tags).toEqual(['a', 'b']);
  });
});

it('reads tags as they are stored', () => {
  expect(read('tags=Old  town,old town,Cafe\u0301').filter.tags).toEqual(['old town', 'café']);
  expect(changed('', { tags: ['Old  town', 'old town'] })).toBe('tags=old+town');
});

it.each(['', 'q=pay', 'q=a%26b&mode=list'])(
  'the address of a screenshot in %j is that of opening it',
  (list) => {
    const id = '01a1df14-1e00-74a5-8f87-7eefa3f96625';
    expect(viewAddress(list, id)).toBe(`?${changed(list, { openId: id })}`);
  },
);

describe('changing the address', () => {
  it('changes one value and keeps the rest, unknown parameters included', () => {
    expect(changed('q=pay&team_id=t', { mode: 'compact' })).toBe('q=pay&team_id=t&mode=compact');
  });

  it('keeps several kinds, each once', () => {
    expect(read('kind=receipt,invoice,receipt').filter.kinds).toEqual(['receipt', 'invoice']);
    expect(changed('', { kinds: ['receipt', 'invoice'] })).toBe('kind=receipt%2Cinvoice');
    expect(changed('kind=receipt', { kinds: [] })).toBe('');
  });

  it('keeps which parts of a search are words, as long as there is a search', () => {
    expect(read('q=a&words=last month,invoice').asWords).toEqual(['last month', 'invoice']);
    expect(changed('q=a', { asWords: ['last month'] })).toBe('q=a&words=last+month');
    expect(changed('q=a&words=a', { q: '' })).toBe('');
  });

  it('keeps the month at which the list starts until it is another list', () => {
    expect(changed('at=2026-10', { mode: 'list' })).toBe('at=2026-10&mode=list');
    expect(changed('at=2026-10', { favorites: true })).toBe('favorites=true');
    expect(changed('at=2026-10', { from: null })).toBe('');
  });

  it('has an order by hand in a collection only', () => {
    expect(read('sort=hand').order).toBeNull();
    expect(read('sort=hand&collection_id=c').order).toBe('hand');
  });

  it('omits defaults', () => {
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

it('counts any of its parts as a filter', () => {
  expect(isFiltered(read('').filter)).toBe(false);
  expect(isFiltered(read('mode=list&view=x').filter)).toBe(false);
  expect(isFiltered(read('q=a').filter)).toBe(true);
  expect(isFiltered(read('favorites=true').filter)).toBe(true);
  expect(isFiltered(read('tags=a').filter)).toBe(true);
  expect(isFiltered(read('end_date=2026-11-20').filter)).toBe(true);
  expect(isFiltered(read('collection_id=c').filter)).toBe(true);
  expect(isFiltered(read('kind=receipt').filter)).toBe(true);
});

it('counts each filter as a person sees it', () => {
  const all = 'tags=a,b&favorites=true&kind=receipt&collection_id=c';
  expect(filterCount(read(`${all}&q=a&date_field=ai`).filter)).toBe(5);
  expect(filterCount(read('start_date=2026-11-01&end_date=2026-11-20').filter)).toBe(1);
  expect(filterCount(read('end_date=2026-11-20').filter)).toBe(1);
});

it.each([
  ['q=invoice', false],
  ['q=date:2026', false],
  ['q=-After:2026-10', true],
  ['end_date=2026-11-20', true],
])('tells of %s whether the time zone matters', (query, matters) => {
  expect(hasDays(read(query).filter)).toBe(matters);
});
