import type { InfiniteData } from '@tanstack/react-query';
import type { Screenshot } from '../../../../server/contract/screenshots';
import type { Page } from '../../../shared/api/hooks';

/** A cached list in pages. */
export type ScreenshotPages = InfiniteData<Page<Screenshot[]>, unknown>;

export const rowsOf = (data: ScreenshotPages): Screenshot[] =>
  data.pages.flatMap((page) => page.rows);

export function changePages(
  data: ScreenshotPages,
  change: (page: Page<Screenshot[]>, index: number) => Page<Screenshot[]>,
): ScreenshotPages {
  return { ...data, pages: data.pages.map(change) };
}

/** The first page carries the total. */
export function addToTotal(data: ScreenshotPages, difference: number): ScreenshotPages {
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
