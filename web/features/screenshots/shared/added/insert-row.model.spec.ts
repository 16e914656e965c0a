import type { Screenshot } from '../../../../../server/contract/screenshots';
import { aScreenshot } from '../../testing/factories';
import { removeRows, rowsOf, type ScreenshotPages } from '../screenshot-pages.model';
import { insertRow, newestImageFirst, newestUploadFirst, placeRow } from './insert-row.model';

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
const insert = (data: ScreenshotPages, row: Screenshot) => insertRow(data, row, newestUploadFirst);

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
    const after = insert(pages(null), newest);
    expect(ids(after)).toEqual(idsOf(newest, h20, h18, h16, h14));
    expect(totalOf(after)).toBe(11);
  });

  it('restores a row to its position', () => {
    const after = insert(removeRows(pages(null), new Set([h16.id])), h16);
    expect(ids(after)).toEqual(ids(pages(null)));
    expect(totalOf(after)).toBe(10);
  });

  it('puts the oldest last when the whole list is loaded', () => {
    const oldest = at(10);
    expect(ids(insert(pages(null), oldest)).at(-1)).toBe(oldest.id);
  });

  it('leaves a row of a page that is not loaded to the server, which counts it', () => {
    const before = pages('c2');
    expect(insert(before, at(10))).toBe(before);
  });

  it('fills an empty list', () => {
    const empty: ScreenshotPages = {
      pageParams: [undefined],
      pages: [{ rows: [], nextCursor: null, total: 0 }],
    };
    expect(ids(insert(empty, h20))).toEqual([h20.id]);
  });

  it('replaces an existing row', () => {
    const after = insert(pages(null), { ...h18, is_favorite: true });
    expect(ids(after)).toEqual(ids(pages(null)));
    expect(totalOf(after)).toBe(10);
  });
});

describe('placing', () => {
  const made = (day: string) => aScreenshot({ image_created_at: `${day}T10:00:00` });
  const [may, april, march] = [made('2026-05-01'), made('2026-04-01'), made('2026-03-01')];
  const list = (nextCursor: string | null): ScreenshotPages => ({
    pageParams: [undefined],
    pages: [{ rows: [may, april, march], nextCursor, total: 7 }],
  });
  const placed = (day: string, nextCursor: string | null = null) =>
    placeRow(list(nextCursor), { ...april, image_created_at: `${day}T10:00:00` }, newestImageFirst);

  it.each([
    ['2026-06-01', [april, may, march]],
    ['2026-02-01', [may, march, april]],
  ])('moves one of another day (%s) to its place, and counts it once', (day, rows) => {
    expect(ids(placed(day))).toEqual(idsOf(...rows));
    expect(totalOf(placed(day))).toBe(7);
  });

  it('moves one behind the loaded pages out of them', () => {
    expect(ids(placed('2026-02-01', 'c'))).toEqual(idsOf(may, march));
    expect(totalOf(placed('2026-02-01', 'c'))).toBe(7);
  });

  it('leaves one in its place, and one that is not loaded', () => {
    const before = list('c');
    expect(placeRow(before, april, newestImageFirst)).toBe(before);
    expect(placeRow(before, made('2026-02-02'), newestImageFirst)).toBe(before);
  });

  it('brings one that is not loaded among the loaded ones, and counts it once', () => {
    const row = made('2026-04-02');
    const after = placeRow(list('c'), row, newestImageFirst);
    expect(ids(after)).toEqual(idsOf(may, row, april, march));
    expect(totalOf(after)).toBe(7);
  });

  it('adds none to a list that has all of its rows', () => {
    const before = list(null);
    expect(placeRow(before, made('2026-04-02'), newestImageFirst)).toBe(before);
  });
});
