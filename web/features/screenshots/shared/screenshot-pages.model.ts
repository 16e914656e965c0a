import type { InfiniteData } from '@tanstack/react-query';
import type { Screenshot } from '../../../../server/contract/screenshots';
import type { Page } from '../../../shared/api/hooks';
import { createdDayOf } from './gallery-order.model';

/** A cached list in pages. */
export type ScreenshotPages = InfiniteData<Page<Screenshot[]>, unknown>;

export const rowsOf = (data: ScreenshotPages): Screenshot[] =>
  data.pages.flatMap((page) => page.rows);

export const findRow = (data: ScreenshotPages, id: string): Screenshot | undefined =>
  rowsOf(data).find((row) => row.id === id);

function changePages(
  data: ScreenshotPages,
  change: (page: Page<Screenshot[]>, index: number) => Page<Screenshot[]>,
): ScreenshotPages {
  return { ...data, pages: data.pages.map(change) };
}

/** The first page carries the total. */
function addToTotal(data: ScreenshotPages, difference: number): ScreenshotPages {
  return changePages(data, (page, index) =>
    index > 0 || page.total === null ? page : { ...page, total: page.total + difference },
  );
}

/** Replaces a row; a list without it stays the same object. */
export function replaceRow(data: ScreenshotPages, row: Screenshot): ScreenshotPages {
  if (!findRow(data, row.id)) return data;
  return changePages(data, (page) =>
    page.rows.some(({ id }) => id === row.id)
      ? { ...page, rows: page.rows.map((old) => (old.id === row.id ? row : old)) }
      : page,
  );
}

const changed = (row: Screenshot, fields: Partial<Screenshot> | undefined): Screenshot =>
  fields ? { ...row, ...fields } : row;

/** Changes fields of many rows; unchanged pages stay the same objects. */
export function patchPages(
  data: ScreenshotPages,
  changes: ReadonlyMap<string, Partial<Screenshot>>,
): ScreenshotPages {
  if (!rowsOf(data).some(({ id }) => changes.has(id))) return data;
  return changePages(data, (page) =>
    page.rows.some(({ id }) => changes.has(id))
      ? { ...page, rows: page.rows.map((row) => changed(row, changes.get(row.id))) }
      : page,
  );
}

export function removeRows(data: ScreenshotPages, ids: ReadonlySet<string>): ScreenshotPages {
  const gone = rowsOf(data).filter(({ id }) => ids.has(id)).length;
  if (gone === 0) return data;
  const without = changePages(data, (page) =>
    page.rows.some(({ id }) => ids.has(id))
      ? { ...page, rows: page.rows.filter(({ id }) => !ids.has(id)) }
      : page,
  );
  return addToTotal(without, -gone);
}

type IsBefore = (a: Screenshot, b: Screenshot) => boolean;

/** The first difference decides, the larger value first. */
const newestFirst =
  (keysOf: (row: Screenshot) => string[]): IsBefore =>
  (a, b) => {
    const others = keysOf(b);
    const at = keysOf(a).findIndex((key, index) => key !== others[index]);
    return at >= 0 && (keysOf(a)[at] ?? '') > (others[at] ?? '');
  };

/** Ids break ties, because they grow with time. */
export const newestUploadFirst = newestFirst(({ created_at: at, id }) => [at, id]);
export const newestImageFirst = newestFirst((row) => [
  createdDayOf(row),
  row.image_created_at ?? '',
  row.id,
]);

/** Inserts a new row at its position. A row beyond the loaded pages only counts. */
export function insertRow(
  data: ScreenshotPages,
  row: Screenshot,
  isBefore: IsBefore = newestUploadFirst,
): ScreenshotPages {
  if (findRow(data, row.id)) return replaceRow(data, row);
  const counted = addToTotal(data, 1);
  const place = data.pages.findIndex((page) => page.rows.some((other) => isBefore(row, other)));
  const isComplete = data.pages.at(-1)?.nextCursor === null;
  if (place < 0 && !isComplete) return counted;
  const target = place < 0 ? data.pages.length - 1 : place;
  return changePages(counted, (page, index) => {
    if (index !== target) return page;
    const at = page.rows.findIndex((other) => isBefore(row, other));
    return { ...page, rows: page.rows.toSpliced(at < 0 ? page.rows.length : at, 0, row) };
  });
}
