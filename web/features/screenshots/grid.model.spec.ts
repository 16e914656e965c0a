import { geometryOf, moveInGrid, rowCount } from './grid.model';

describe('the columns', () => {
  it.each([
    ['grid', 358, 1],
    ['grid', 720, 2],
    ['grid', 900, 3],
    ['grid', 1552, 4],
    ['grid', 4000, 4],
    ['compact', 358, 3],
    ['compact', 1552, 8],
    ['compact', 4000, 8],
    ['list', 1552, 1],
  ] as const)('%s at %i px: %i', (mode, width, columns) => {
    expect(geometryOf(mode, width).columns).toBe(columns);
  });

  it('make thumbnails of 4:3 in rows of one height', () => {
    const { columns, gap, thumbHeight, rowHeight } = geometryOf('grid', 1552);
    const cell = (1552 - gap * (columns - 1)) / columns;
    expect(thumbHeight).toBe(Math.round((cell * 3) / 4));
    expect(rowHeight).toBeGreaterThan(thumbHeight + gap);
  });

  it('count the last, short row', () => {
    expect(rowCount(9, 4)).toBe(3);
    expect(rowCount(0, 4)).toBe(0);
  });
});

describe('a key in the grid', () => {
  const from = (index: number) => ({ index, columns: 4, total: 10 });
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, null],
    ['ArrowLeft', 0, null],
    ['ArrowUp', 2, null],
    ['ArrowUp', 6, 2],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 8, null],
    ['Home', 7, 0],
    ['Home', 0, null],
    ['End', 0, 9],
    ['x', 0, null],
  ])('%s leads from %i to %s', (key, index, expected) => {
    expect(moveInGrid(key, from(index))).toBe(expected);
  });
});
