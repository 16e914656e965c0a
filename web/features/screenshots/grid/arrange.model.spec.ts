import { dropAt, stepTo } from './arrange.model';

const ids = ['a', 'b', 'c', 'd', 'e'];
const step = (key: string, from: number, hasMore = false) =>
  stepTo(key, from, { ids, columns: 3, hasMore });

it.each([
  ['ArrowRight', 0, { ids: ['a'], before: 'c', at: 1 }],
  ['ArrowLeft', 2, { ids: ['c'], before: 'b', at: 1 }],
  ['ArrowDown', 0, { ids: ['a'], before: 'e', at: 3 }],
  ['ArrowUp', 4, { ids: ['e'], before: 'b', at: 1 }],
  ['ArrowRight', 3, { ids: ['d'], before: null, at: 4 }],
  ['ArrowRight', 4, null],
  ['ArrowLeft', 0, null],
  ['Enter', 1, null],
])('%s moves the item at %i', (key, from, to) => {
  expect(step(key, from)).toEqual(to);
});

it('does not take the last loaded place for the end', () => {
  expect(step('ArrowRight', 3, true)).toBeNull();
  expect(dropAt(ids, ['a'], { on: 4, isBehind: true, hasMore: true })).toBeNull();
});

it('puts dragged items before or behind the one that they are dropped on, in their order', () => {
  const drop = (dragged: string[], on: number, isBehind: boolean) =>
    dropAt(ids, dragged, { on, isBehind, hasMore: false });
  expect(drop(['a'], 2, false)).toEqual({ ids: ['a'], before: 'c' });
  expect(drop(['e', 'a'], 2, true)).toEqual({ ids: ['a', 'e'], before: 'd' });
  expect(drop(['d'], 4, true)).toEqual({ ids: ['d'], before: null });
  expect(drop(['b', 'c'], 1, false)).toEqual({ ids: ['b', 'c'], before: 'd' });
  expect(drop(['other'], 1, false)).toBeNull();
});
