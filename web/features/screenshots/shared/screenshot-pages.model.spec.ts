import type { Screenshot } from '../../../../server/contract/screenshots';
import { removeRows, replaceRow, rowsOf, type ScreenshotPages } from './screenshot-pages.model';
import { aScreenshot } from '../testing/factories';

const at = (hour: number) => aScreenshot({ created_at: `2026-11-20T${String(hour)}:00:00.000Z` });
const [h20, h18, h16, h14] = [at(20), at(18), at(16), at(14)] as const;

/** Two pages, newest first; with a cursor the rest of the list is on the server. */
function pages(nextCursor: string | null): ScreenshotPages {
  return {
    pageParams: [undefined, 'c1'],
    pages: [
      { rows: [h20, h18], nextCursor: 'c1', total: 10 },
      { rows: [h16, h14], nextCursor, total: 10 },
    ],
  };
}
const ids = (data: ScreenshotPages) => rowsOf(data).map(({ id }) => id);
const idsOf = (...rows: Screenshot[]) => rows.map(({ id }) => id);
const totalOf = (data: ScreenshotPages) => data.pages[0]?.total;

describe('replacing', () => {
  it('changes the row and leaves other pages alone', () => {
    const before = pages(null);
    const after = replaceRow(before, { ...h14, is_favorite: true });
    expect(rowsOf(after)[3]?.is_favorite).toBe(true);
    expect(after.pages[0]).toBe(before.pages[0]);
  });

  it('does not change a list without the row', () => {
    const before = pages(null);
    expect(replaceRow(before, at(12))).toBe(before);
  });
});

describe('removing', () => {
  it('removes the row and decrements the total', () => {
    const after = removeRows(pages(null), new Set([h16.id]));
    expect(ids(after)).toEqual(idsOf(h20, h18, h14));
    expect(totalOf(after)).toBe(9);
  });

  it('counts each row once', () => {
    const once = removeRows(pages(null), new Set([h16.id]));
    expect(removeRows(once, new Set([h16.id]))).toBe(once);
  });
});
