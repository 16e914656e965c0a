import { dayReader, gridLines, lineOfItem, moveInLines, type Stop } from './grid-lines.model';
import { aScreenshot } from '../testing/factories';

const at = (...instants: string[]) => instants.map((created_at) => aScreenshot({ created_at }));
const day = dayReader('UTC');
const rows = at(
  '2026-11-20T10:00:00.000Z',
  '2026-11-20T09:00:00.000Z',
  '2026-11-20T08:00:00.000Z',
  '2026-11-19T08:00:00.000Z',
  '2026-11-18T08:00:00.000Z',
  '2026-11-18T07:00:00.000Z',
);

it('puts each day under a heading', () => {
  const lines = gridLines(rows, 2, day);
  expect(lines.map(({ kind, from, to }) => `${kind} ${from}-${to}`)).toEqual([
    'day 0-3',
    'cells 0-2',
    'cells 2-3',
    'day 3-4',
    'cells 3-4',
    'day 4-6',
    'cells 4-6',
  ]);
});

it('has no headings when days are not separated', () => {
  expect(gridLines(rows, 4, null).map(({ from, to }) => [from, to])).toEqual([
    [0, 4],
    [4, 6],
  ]);
});

it('uses the days of the time zone', () => {
  const [row] = at('2026-11-20T10:30:00.000Z');
  if (!row) throw new Error('no row');
  expect(dayReader('Pacific/Kiritimati')(row)).toBe('2026-11-21');
  expect(dayReader('Pacific/Pago_Pago')(row)).toBe('2026-11-19');
});

it('finds the line of an item', () => {
  const lines = gridLines(rows, 2, day);
  expect(rows.map((_, index) => lineOfItem(lines, index))).toEqual([1, 1, 2, 4, 6, 6]);
});

it.each([
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 3, 4],
  ['ArrowUp', 5, 3],
  ['k', 3, 2],
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 5, null],
  ['End', 0, 5],
  ['Home', 5, 0],
  ['x', 2, null],
])('%s moves from %i to %s', (key, index, to) => {
  const field = { lines: gridLines(rows, 2, day), total: rows.length };
  expect(moveInLines(key, { index, isDay: false }, field)?.index ?? null).toBe(to);
});

describe('day headings as stops', () => {
  const field = { lines: gridLines(rows, 2, day), total: rows.length, withDays: true };
  const walk = (from: Stop, ...keys: string[]) =>
    keys.reduce((stop, key) => moveInLines(key, stop, field) ?? stop, from);
  const on = (index: number): Stop => ({ index, isDay: false });

  it('are between the days, and keep the column', () => {
    expect(walk(on(5), 'ArrowUp')).toMatchObject({ index: 4, isDay: true });
    expect(walk(on(5), 'ArrowUp', 'ArrowDown')).toEqual(on(5));
    expect(walk(on(5), 'ArrowUp', 'ArrowUp', 'ArrowUp')).toMatchObject({ index: 3, isDay: true });
  });

  it('move to the screenshots beside them', () => {
    const heading = walk(on(3), 'ArrowUp');
    expect(walk(heading, 'ArrowRight')).toEqual(on(3));
    expect(walk(heading, 'ArrowLeft')).toEqual(on(2));
  });

  it('stop at the first one', () => {
    expect(walk(on(0), 'ArrowUp')).toMatchObject({ index: 0, isDay: true });
    expect(walk(on(0), 'ArrowUp', 'ArrowUp')).toMatchObject({ index: 0, isDay: true });
  });
});
