import type { Collection } from '../../../server/contract/collections';
import { choicesOf } from './choices.model';

const named = (name: string) => ({ name }) as Collection;
const all = ['Old receipts', 'Receipts', 'Travel', 'Precious'].map(named);

const said = (typed: string, collections: readonly Collection[] | undefined = all) =>
  choicesOf(collections, typed).map((choice) =>
    'newName' in choice ? `+ ${choice.newName}` : choice.collection.name,
  );

it('puts existing ones first, the nearest at the top, and a new one last', () => {
  expect(said('rec')).toEqual(['Receipts', 'Old receipts', 'Precious', '+ rec']);
  expect(said(' Food ')).toEqual(['+ Food']);
});

it('makes no second one of a name, in whatever case', () => {
  expect(said('receipts')).toEqual(['Receipts', 'Old receipts']);
});

it('lists all in their order before anything is typed, and none before they are known', () => {
  expect(said('')).toEqual(['Old receipts', 'Receipts', 'Travel', 'Precious']);
  expect(choicesOf(undefined, 'x')).toEqual([]);
});
