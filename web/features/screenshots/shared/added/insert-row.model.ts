import type { Screenshot } from '../../../../../server/contract/screenshots';
import { createdDayOf } from '../gallery-order.model';
import {
  addToTotal,
  changePages,
  removeRows,
  replaceRow,
  rowsOf,
  type ScreenshotPages,
} from '../screenshot-pages.model';

/** Whether all of its rows are loaded. */
export const isComplete = ({ pages }: ScreenshotPages): boolean =>
  pages.at(-1)?.nextCursor === null;

/** The list with so many rows in all. */
export const withTotal = (data: ScreenshotPages, total: number): ScreenshotPages =>
  addToTotal(data, total - (data.pages[0]?.total ?? total));

type IsBefore = (a: Screenshot, b: Screenshot) => boolean;

/** The larger key first. A space comes before all characters of dates and ids, so the first part that differs decides. */
const largestFirst =
  (keyOf: (row: Screenshot) => string): IsBefore =>
  (a, b) =>
    keyOf(a) > keyOf(b);

/** Ids break ties, because they grow with time. */
export const newestUploadFirst = largestFirst(({ created_at: at, id }) => `${at} ${id}`);
export const newestImageFirst = largestFirst(
  (row) => `${createdDayOf(row)} ${row.image_created_at ?? ''} ${row.id}`,
);

/** Inserts a new row at its position, unless that is behind the loaded pages: there the server alone counts. */
export function insertRow(
  data: ScreenshotPages,
  row: Screenshot,
  isBefore: IsBefore,
): ScreenshotPages {
  if (rowsOf(data).some(({ id }) => id === row.id)) return replaceRow(data, row);
  const place = data.pages.findIndex((page) => page.rows.some((other) => isBefore(row, other)));
  if (place < 0 && !isComplete(data)) return data;
  const target = place < 0 ? data.pages.length - 1 : place;
  return changePages(addToTotal(data, 1), (page, index) => {
    if (index !== target) return page;
    const at = page.rows.findIndex((other) => isBefore(row, other));
    return { ...page, rows: page.rows.toSpliced(at < 0 ? page.rows.length : at, 0, row) };
  });
}

/**
 * Moves a row whose day has changed to its position, also from behind the loaded pages into them; behind them it comes
 * with its page. The list had it before, so the total stays.
 */
export function placeRow(
  data: ScreenshotPages,
  row: Screenshot,
  isBefore: IsBefore,
): ScreenshotPages {
  const rows = rowsOf(data);
  const at = rows.findIndex(({ id }) => id === row.id);
  if (at < 0 && isComplete(data)) return data;
  const [before, after] = [rows[at - 1], rows[at + 1]];
  const isInPlace = !(before && isBefore(row, before)) && !(after && isBefore(after, row));
  if (at >= 0 && isInPlace) return data;
  const moved = insertRow(removeRows(data, new Set([row.id])), row, isBefore);
  return moved === data ? data : withTotal(moved, data.pages[0]?.total ?? rows.length);
}
