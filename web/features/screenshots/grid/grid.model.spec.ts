import { geometryOf } from './grid.model';

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
});
