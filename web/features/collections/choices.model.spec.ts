import type { Collection } from '../../../server/contract/collections';
import { type Choice, choicesOf, takenByEnter } from './choices.model';

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

describe('Enter', () => {
  const nameOf = (choice: Choice | undefined) =>
    choice && ('newName' in choice ? `+ ${choice.newName}` : choice.collection.name);
  const taken = (typed: string, closed: readonly string[] = []) => {
    const choices = choicesOf(all, typed);
    const isOpen = (it: Choice) => 'newName' in it || !closed.includes(it.collection.name);
    return nameOf(takenByEnter(choices, choices.filter(isOpen), typed));
  };

  it('takes the first that exists, and a new one where none does', () => {
    expect(taken('rec')).toBe('Receipts');
    expect(taken('rec', ['Receipts'])).toBe('Old receipts');
    expect(taken('Food')).toBe('+ Food');
    expect(taken(' ')).toBeUndefined();
  });

  it('makes no new one beside those that hold the screenshot already', () => {
    expect(taken('tra', ['Travel'])).toBeUndefined();
    expect(taken('travel', ['Travel'])).toBeUndefined();
  });
});
