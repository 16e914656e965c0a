import { isSmallChange, placesOf, shiftAbove } from './moved-cards.model';
import type { GridLine } from './grid-lines.model';

const cells = (from: number, to: number): GridLine => ({ kind: 'cells', from, to, day: '' });
const day = (from: number, to: number): GridLine => ({ kind: 'day', from, to, day: '2026-11-20' });

describe('the places of cards', () => {
  it('follow lines and headings', () => {
    const lines = [day(0, 3), cells(0, 2), cells(2, 3)];
    const places = placesOf({ ids: ['a', 'b', 'c'], lines }, { rowHeight: 100 });
    expect(places.get('b')).toEqual({ column: 1, top: 44 });
    expect(places.get('c')).toEqual({ column: 0, top: 144 });
  });
});

describe('a small change', () => {
  it('removes or adds a few cards', () => {
    expect(isSmallChange(['a', 'b', 'c'], ['a', 'c'])).toBe(true);
    expect(isSmallChange(['a', 'b'], ['n', 'a', 'b'])).toBe(true);
  });

  it('is neither another order, nor another list, nor none', () => {
    expect(isSmallChange(['a', 'b', 'c'], ['c', 'a', 'd'])).toBe(false);
    expect(isSmallChange(['a', 'b'], ['x', 'y'])).toBe(false);
    expect(isSmallChange(['a', 'b'], ['a', 'b'])).toBe(false);
    const many = Array.from({ length: 60 }, (_, at) => `n${at}`);
    expect(isSmallChange(['a'], ['a', ...many])).toBe(false);
  });
});

describe('the shift of what is in sight', () => {
  const places = (ids: readonly string[]) =>
    placesOf({ ids, lines: ids.map((_, at) => cells(at, at + 1)) }, { rowHeight: 100 });

  it('is as large as what came or went above the window', () => {
    expect(shiftAbove(places(['a', 'b', 'c']), places(['n', 'a', 'b', 'c']), 150)).toBe(100);
    expect(shiftAbove(places(['a', 'b', 'c']), places(['b', 'c']), 150)).toBe(-100);
  });

  it('is none for changes in sight or below it, and where the list begins in sight', () => {
    expect(shiftAbove(places(['a', 'b', 'c']), places(['a', 'b', 'n', 'c']), 50)).toBe(0);
    expect(shiftAbove(places(['a', 'b', 'c']), places(['n', 'a', 'b', 'c']), 0)).toBe(0);
  });
});
