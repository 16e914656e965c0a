import type { SearchMatch } from '../../../contract/screenshots';
import { blankRow, type RowOf, rowReader } from '../../../infra/database/row-shape';
import { LONG_TEXTS, SCREENSHOT } from './screenshot-columns.sql';
import { SCREENSHOT_DATE } from './screenshot-relations.sql';

export type ScreenshotDateRow = RowOf<typeof SCREENSHOT_DATE>;

/** The fields that the relations and the asking person add to the columns. */
interface Related {
  /** A favourite of the asking person. */
  isFavorite: boolean;
  tags: string[];
  collections: { id: string; name: string; color: string }[];
  dates: ScreenshotDateRow[];
  /** Locked after a fall to Free: `locked-row.ts` lists what is shown. */
  isLocked: boolean;
  /** Whether the asking person may delete and restore it (docs/decisions.md#team-roles). */
  canDelete: boolean;
}

export interface ScreenshotRow extends RowOf<typeof SCREENSHOT>, Related {
  /** Set in search results only. */
  match?: SearchMatch;
  /** Set in search results only (docs/decisions.md#search). */
  rankClass?: number;
}

const unrelated = (): Related => ({
  isFavorite: false,
  tags: [],
  collections: [],
  dates: [],
  isLocked: false,
  canDelete: false,
});

export const toRow = rowReader(SCREENSHOT, unrelated);
export const toDateRow = rowReader(SCREENSHOT_DATE, () => ({}));

/** Makes a row light that was read whole. */
export function lighten(row: ScreenshotRow): void {
  for (const name of LONG_TEXTS) row[name] = null;
  for (const date of row.dates) date.context = '';
}

/** A row without any content, from which a locked row takes the fields that it must not show. */
export const emptyRow = (): ScreenshotRow => ({ ...blankRow(SCREENSHOT), ...unrelated() });
export const emptyDate = (): ScreenshotDateRow => blankRow(SCREENSHOT_DATE);
