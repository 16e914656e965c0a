import type { InfiniteData } from '@tanstack/react-query';
import type { Screenshot } from '../../../../server/contract/screenshots';
import type { Page } from '../../../shared/api/hooks';
import { createdDayOf } from './gallery-order.model';

/** A cached list in pages. */
export type ScreenshotPages = InfiniteData<Page<Screenshot[]>, unknown>;

export const rowsOf = (data: ScreenshotPages): Screenshot[] =>
  data.pages.flatMap((page) => page.rows);

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

type IsChanged = (row: Screenshot) => boolean;

/** Changes the pages that hold such rows; the others, and a list without any, stay the same objects. */
function changeRows(
  data: ScreenshotPages,
  isChanged: IsChanged,
  change: (rows: Screenshot[]) => Screenshot[],
): ScreenshotPages {
  const holds = ({ rows }: Page<Screenshot[]>) => rows.some(isChanged);
  if (!data.pages.some(holds)) return data;
  return changePages(data, (page) => (holds(page) ? { ...page, rows: change(page.rows) } : page));
}

export function replaceRow(data: ScreenshotPages, row: Screenshot): ScreenshotPages {
  const isIt: IsChanged = ({ id }) => id === row.id;
  return changeRows(data, isIt, (rows) => rows.map((old) => (isIt(old) ? row : old)));
}

/** Changes fields of many rows. */
export function patchPages(
  data: ScreenshotPages,
  changes: ReadonlyMap<string, Partial<Screenshot>>,
): ScreenshotPages {
  const isPatched: IsChanged = ({ id }) => changes.has(id);
  return changeRows(data, isPatched, (rows) =>
    rows.map((row) => (isPatched(row) ? { ...row, ...changes.get(row.id) } : row)),
  );
}

export function removeRows(data: ScreenshotPages, ids: ReadonlySet<string>): ScreenshotPages {
  const isGone: IsChanged = ({ id }) => ids.has(id);
  const gone = rowsOf(data).filter(isGone).length;
  if (gone === 0) return data;
  const without = changeRows(data, isGone, (rows) => rows.filter((row) => !isGone(row)));
  return addToTotal(without, -gone);
}

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

/** Inserts a new row at its position. A row beyond the loaded pages only counts, unless the list was read after it came. */
export function insertRow(
  data: ScreenshotPages,
  row: Screenshot,
  isBefore: IsBefore = newestUploadFirst,
  isLater = false,
): ScreenshotPages {
  if (rowsOf(data).some(({ id }) => id === row.id)) return replaceRow(data, row);
  const place = data.pages.findIndex((page) => page.rows.some((other) => isBefore(row, other)));
  const isComplete = data.pages.at(-1)?.nextCursor === null;
  if (place < 0 && !isComplete && isLater) return data;
  const counted = addToTotal(data, 1);
  if (place < 0 && !isComplete) return counted;
  const target = place < 0 ? data.pages.length - 1 : place;
  return changePages(counted, (page, index) => {
    if (index !== target) return page;
    const at = page.rows.findIndex((other) => isBefore(row, other));
    return { ...page, rows: page.rows.toSpliced(at < 0 ? page.rows.length : at, 0, row) };
  });
}
