import type { Screenshot } from '../../../../../server/contract/screenshots';
import { aScreenshot } from '../../testing/factories';
import { removeRows, rowsOf, type ScreenshotPages } from '../screenshot-pages.model';
import { insertRow, newestImageFirst } from './insert-row.model';

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

  it('leaves a row of a page that is not loaded to the server, which counts it', () => {
    const before = pages('c2');
    expect(insertRow(before, at(10))).toBe(before);
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
