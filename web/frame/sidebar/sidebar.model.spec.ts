import type { Collection } from '../../../server/contract/collections';
import { isHere, largestCollections, stepInTree } from './sidebar.model';

const at = (address: string) => {
  const [pathname = '', query] = address.split('?');
  return { pathname, search: new URLSearchParams(query) };
};

it.each([
  ['/gallery', '/gallery', true],
  ['/gallery', '/gallery?q=tax&mode=list', true],
  ['/gallery', '/gallery?tags=tax', false],
  ['/gallery', '/gallery?collection_id=c1', false],
  ['/gallery?collection_id=c1', '/gallery?collection_id=c1&view=s1', true],
  ['/gallery?collection_id=c1', '/gallery?collection_id=c2', false],
  ['/gallery?tags=tax&team_id=t1', '/gallery?tags=tax', true],
  ['/teams', '/teams/t1', true],
  ['/', '/gallery', false],
])('marks %s on the page %s: %s', (entry, address, isMarked) => {
  expect(isHere(entry, at(address))).toBe(isMarked);
});

it('lists the largest collections by name', () => {
  const collections = Array.from({ length: 15 }, (_, index) => ({
    name: `Collection ${String.fromCharCode(79 - index)}`,
    screenshot_count: index,
  })) as Collection[];
  const names = largestCollections(collections).map(({ name }) => name);
  expect(names).toHaveLength(12);
  expect(names[0]).toBe('Collection A');
  expect(names).toEqual([...names].sort());
});

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, null],
  ['ArrowUp', 0, null],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 1, null],
])('%s moves from %i to %s', (key, from, to) => {
  expect(stepInTree(key, from, 5)).toBe(to);
});
