import { SHOWN_DATE_CONFIDENCE } from '../../../server/contract/limits';
import type { ExtractedDate, Screenshot } from '../../../server/contract/screenshots';
import { urlOf } from '../../../server/contract/client';
import { SHOWN_TAGS, UPDATED_FOR_MS } from './texts';

/** The title given by AI or by a person, else the name of the file. */
export const titleOf = (row: Pick<Screenshot, 'ai_generated_title' | 'original_name'>): string =>
  row.ai_generated_title?.trim() || row.original_name;

export const isFailed = (row: Pick<Screenshot, 'processing_status'>): boolean =>
  row.processing_status === 'failed';

/** Waits or is being read; a failed one is not on its way any more. */
export const isProcessing = (
  row: Pick<Screenshot, 'is_processed' | 'processing_status'>,
): boolean => !row.is_processed && !isFailed(row);

/** Read within the last 30 minutes. The two clocks may differ, so the distance counts, not its sign. */
export function isUpdated(row: Pick<Screenshot, 'processed_at'>, now: number): boolean {
  if (row.processed_at === null) return false;
  return Math.abs(now - Date.parse(row.processed_at)) < UPDATED_FOR_MS;
}

export interface SplitTags {
  shown: string[];
  hidden: number;
}

export function splitTags(tags: Screenshot['tags'], shown = SHOWN_TAGS): SplitTags {
  const names = tags.map((tag) => tag.tag_name);
  return { shown: names.slice(0, shown), hidden: Math.max(0, names.length - shown) };
}

/** The dates to show: not the ones a person has refused, nor the unlikely ones (decisions 16). */
export const shownDates = (dates: readonly ExtractedDate[]): ExtractedDate[] =>
  dates.filter((date) => {
    if (date.state === 'rejected') return false;
    return date.state === 'accepted' || date.confidence >= SHOWN_DATE_CONFIDENCE;
  });

/** The trimmed title, or null when there is nothing to save (spec §5). */
export function titleToSave(typed: string, current: string): string | null {
  const title = typed.trim();
  return title === '' || title === current ? null : title;
}

export const kilobytesOf = (bytes: number): number => Math.round(bytes / 1024);

/** Types that not every browser can show; the server makes a picture of them (decisions 18). */
const NEEDS_VIEW = new Set([
  'image/tiff',
  'image/bmp',
  'image/x-ms-bmp',
  'image/heic',
  'image/heif',
]);

export function fullImageUrl(row: Pick<Screenshot, 'id' | 'content_type'>): string {
  const query = NEEDS_VIEW.has(row.content_type) ? { view: '1' } : {};
  return urlOf('screenshots.image', { params: { id: row.id }, query });
}

export const thumbnailUrl = (id: string, width: 320 | 640): string =>
  urlOf('screenshots.image', { params: { id }, query: { w: width } });

export const downloadUrl = (id: string): string =>
  urlOf('screenshots.image', { params: { id }, query: { download: 1 } });
