import { SavedSearch } from '../../../contract/collections';
import { FILTER_PARTS } from '../../../contract/search/filter-parts';
import type { ListQuestion } from './list-filter';
import { nearSearches } from './near-searches';

const near = async (question: ListQuestion, spellings: Record<string, string[]> = {}) => {
  const found = await nearSearches(question, (word) => Promise.resolve(spellings[word] ?? []));
  return found.map(({ change, what, instead, question: { q } }) =>
    [change, what, instead ?? '', q ?? ''].join('|'),
  );
};

it('offers other spellings first, then a filter less, a word less, and single words', async () => {
  const question = { q: 'red boat athnes', kind: ['chat' as const] };
  expect(await near(question, { athnes: ['athens'] })).toEqual([
    'spelling|athnes|athens|red boat athens',
    'filter|kind||red boat athnes',
    'word|red||boat athnes',
    'word|boat||red athnes',
    'word|athnes||red boat',
    'word|boat athnes||red',
    'word|red athnes||boat',
    'word|red boat||athnes',
  ]);
});

it('leaves operators as they are, and words that say nothing out of its thoughts', async () => {
  expect(await near({ q: 'boat to -tag:german "old harbor"' })).toEqual([
    'word|boat||to -tag:german "old harbor"',
  ]);
  expect(await near({ q: 'to athens' })).toEqual([]);
});

it('takes no filter off where nothing would be asked any more', async () => {
  expect(await near({ tags: ['a'] })).toEqual([]);
  expect(await near({ tags: ['a'], favorites: true })).toEqual([
    'filter|favorites||',
    'filter|tags||',
  ]);
});

it('takes both days of a range off', async () => {
  const question = { q: 'boat', start_date: '2026-01-01', end_date: '2026-01-31' };
  const [first] = await nearSearches(question, () => Promise.resolve([]));
  expect(first).toMatchObject({ change: 'filter', what: 'days' });
  expect(first?.question).toEqual({ q: 'boat', start_date: undefined, end_date: undefined });
});

it('takes up the first words of a long text only', async () => {
  const q = Array.from({ length: 40 }, (_, n) => `word${n}`).join(' ');
  expect(await near({ q })).toHaveLength(10);
});

it('takes off every filter that a search can have', () => {
  const details = ['q', 'date_field', 'tz'];
  const filters = Object.keys(SavedSearch.shape).filter((name) => !details.includes(name));
  expect(Object.values(FILTER_PARTS).flat().sort()).toEqual(filters.sort());
});
