import type { Screenshot } from '../../../server/contract/screenshots';
import {
  insertRow,
  removeRows,
  replaceRow,
  rowsOf,
  type ScreenshotPages,
} from './screenshot-pages.model';
import { aScreenshot } from './testing/factories';

const at = (hour: number) => aScreenshot({ created_at: `2026-11-20T${String(hour)}:00:00.000Z` });
const [h20, h18, h16, h14] = [at(20), at(18), at(16), at(14)] as const;

/** Two pages, newest first; the rest of the list is on the server when there is a cursor. */
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

  it('leaves a list without the row as it is', () => {
    const before = pages(null);
    expect(replaceRow(before, at(12))).toBe(before);
  });
});

describe('removing', () => {
  it('takes the row out and counts one less', () => {
    const after = removeRows(pages(null), new Set([h16.id]));
    expect(ids(after)).toEqual(idsOf(h20, h18, h14));
    expect(totalOf(after)).toBe(9);
  });

  it('counts nothing twice', () => {
    const once = removeRows(pages(null), new Set([h16.id]));
    expect(removeRows(once, new Set([h16.id]))).toBe(once);
  });
});

describe('inserting', () => {
  it('puts the newest first', () => {
    const newest = at(22);
    const after = insertRow(pages(null), newest);
    expect(ids(after)).toEqual(idsOf(newest, h20, h18, h16, h14));
    expect(totalOf(after)).toBe(11);
  });

  it('puts one back where it was', () => {
    const after = insertRow(removeRows(pages(null), new Set([h16.id])), h16);
    expect(ids(after)).toEqual(ids(pages(null)));
    expect(totalOf(after)).toBe(10);
  });

  it('puts the oldest last where the whole list is loaded', () => {
    const oldest = at(10);
    expect(ids(insertRow(pages(null), oldest)).at(-1)).toBe(oldest.id);
  });

  it('only counts what belongs to a page that is not loaded', () => {
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

  it('replaces what is there already', () => {
    const after = insertRow(pages(null), { ...h18, is_favorite: true });
    expect(ids(after)).toEqual(ids(pages(null)));
    expect(totalOf(after)).toBe(10);
  });
});
