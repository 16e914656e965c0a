import type { Screenshot } from '../../../../server/contract/screenshots';
import {
  insertRow,
  newestImageFirst,
  removeRows,
  replaceRow,
  rowsOf,
  type ScreenshotPages,
} from './screenshot-pages.model';
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

describe('inserting', () => {
  it('puts an older image where its own day belongs, although it was uploaded last', () => {
    const made = (day: string) => aScreenshot({ image_created_at: `${day}T10:00:00` });
    const [may, march] = [made('2026-05-01'), made('2026-03-01')];
    const list = { pageParams: [], pages: [{ rows: [may, march], nextCursor: null, total: 2 }] };
    const april = made('2026-04-01');
    const undated = aScreenshot({ image_created_at: null, created_at: '2026-04-02T00:00:00Z' });
    const after = [april, undated].reduce(
      (data, row) => insertRow(data, row, newestImageFirst),
      list as ScreenshotPages,
    );
    expect(ids(after)).toEqual(idsOf(may, undated, april, march));
  });

  it('puts the newest first', () => {
    const newest = at(22);
    const after = insertRow(pages(null), newest);
    expect(ids(after)).toEqual(idsOf(newest, h20, h18, h16, h14));
    expect(totalOf(after)).toBe(11);
  });

  it('restores a row to its position', () => {
    const after = insertRow(removeRows(pages(null), new Set([h16.id])), h16);
    expect(ids(after)).toEqual(ids(pages(null)));
    expect(totalOf(after)).toBe(10);
  });

  it('puts the oldest last when the whole list is loaded', () => {
    const oldest = at(10);
    expect(ids(insertRow(pages(null), oldest)).at(-1)).toBe(oldest.id);
  });

  it('only counts a row of a page that is not loaded', () => {
    const after = insertRow(pages('c2'), at(10));
    expect(ids(after)).toEqual(ids(pages('c2')));
    expect(totalOf(after)).toBe(11);
  });

  it('fills an empty list', () => {
    const empty: ScreenshotPages = {
      pageParams: [undefined],
      pages: [{ rows: [], nextCursor: null, total: 0 }],
    };
    expect(ids(insertRow(empty, h20))).toEqual([h20.id]);
  });

  it('replaces an existing row', () => {
    const after = insertRow(pages(null), { ...h18, is_favorite: true });
    expect(ids(after)).toEqual(ids(pages(null)));
    expect(totalOf(after)).toBe(10);
  });
});
