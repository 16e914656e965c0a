import { SHOWN_DATE_CONFIDENCE, THUMBNAIL_WIDTHS } from '../../../../server/contract/limits';
import type { ExtractedDate } from '../../../../server/contract/reading/dates';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { urlOf } from '../../../../server/contract/client';
import { CONVERTED_TYPES } from '../../../../server/contract/storage/image-types';
import { SHOWN_TAGS, UPDATED_FOR_MS } from './constants';

/** The title given by AI or by a person, else the name of the file. */
export const titleOf = (row: Pick<Screenshot, 'ai_generated_title' | 'original_name'>): string =>
  row.ai_generated_title?.trim() || row.original_name;

export const isFailed = (row: Pick<Screenshot, 'processing_status'>): boolean =>
  row.processing_status === 'failed';

/** Waiting or processing; a failed one is not. */
export const isProcessing = (
  row: Pick<Screenshot, 'is_processed' | 'processing_status'>,
): boolean => !row.is_processed && !isFailed(row);

/** Processed within `UPDATED_FOR_MS`. The clocks may differ, so the absolute distance counts. */
export function isUpdated(row: Pick<Screenshot, 'processed_at'>, now: number): boolean {
  if (row.processed_at === null) return false;
  return Math.abs(now - Date.parse(row.processed_at)) < UPDATED_FOR_MS;
}

interface SplitTags {
  shown: string[];
  hidden: number;
}

export function splitTags(tags: Screenshot['tags'], shown = SHOWN_TAGS): SplitTags {
  const names = tags.map((tag) => tag.tag_name);
  return { shown: names.slice(0, shown), hidden: Math.max(0, names.length - shown) };
}

/** The server's rule of the same name (`shown-dates.sql.ts`), for rows that are on the page. */
const isShownDate = ({ state, confidence }: ExtractedDate): boolean =>
  state === 'accepted' || (state === 'suggested' && confidence >= SHOWN_DATE_CONFIDENCE);

export const shownDates = (dates: readonly ExtractedDate[]): ExtractedDate[] =>
  dates.filter(isShownDate);

/** The first shown date of the image that is not over; `today` is a plain day. */
export function nextDateOf(
  { extracted_dates: dates }: Pick<Screenshot, 'extracted_dates'>,
  today: string,
): string | null {
  const days = shownDates(dates).map(({ extracted_date: day }) => day);
  return days.filter((day) => day >= today).sort()[0] ?? null;
}

/** The date by which the server sorts: the first shown one, also when it is over. */
export const firstDateOf = (row: Pick<Screenshot, 'extracted_dates'>): string | null =>
  nextDateOf(row, '');

/** The trimmed title, or null when it is empty or unchanged. */
export function titleToSave(typed: string, current: string): string | null {
  const title = typed.trim();
  return title === '' || title === current ? null : title;
}

export const kilobytesOf = (bytes: number): number => Math.round(bytes / 1024);

export function fullImageUrl(row: Pick<Screenshot, 'id' | 'content_type'>): string {
  const query = CONVERTED_TYPES.includes(row.content_type) ? { view: '1' } : {};
  return urlOf('screenshots.image', { params: { id: row.id }, query });
}

export const thumbnailUrl = (id: string, size: keyof typeof THUMBNAIL_WIDTHS): string =>
  urlOf('screenshots.image', { params: { id }, query: { w: THUMBNAIL_WIDTHS[size] } });

/** The `srcset` of a thumbnail; the browser picks the width for its screen. */
export const thumbnailSet = (id: string): string =>
  (['small', 'large'] as const)
    .map((size) => `${thumbnailUrl(id, size)} ${THUMBNAIL_WIDTHS[size]}w`)
    .join(', ');

export const downloadUrl = (id: string): string =>
  urlOf('screenshots.image', { params: { id }, query: { download: 1 } });
