import { z } from 'zod';
import { Evidence } from './evidence';
import { PAGE_LIMIT } from './limits';
import { Day, Flag, Id, Instant, TeamId, TimeZone } from './primitives';

/** What an image shows: a closed list, so that clients can draw an icon for each. */
export const SCREENSHOT_KINDS = [
  'article',
  'board',
  'calendar',
  'chart',
  'chat',
  'code',
  'document',
  'email',
  'error',
  'finance',
  'invoice',
  'map',
  'notification',
  'photo',
  'receipt',
  'recipe',
  'settings',
  'shopping',
  'slide',
  'social',
  'spreadsheet',
  'terminal',
  'travel',
  'weather',
] as const;
export const ScreenshotKind = z.enum(SCREENSHOT_KINDS);
export type ScreenshotKind = z.infer<typeof ScreenshotKind>;

export const ProcessingStatus = z.enum(['pending', 'processing', 'done', 'failed']);
export type ProcessingStatus = z.infer<typeof ProcessingStatus>;

export const ExtractedDate = z.object({
  id: Id,
  extracted_date: Day,
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** The words around the date, exactly as they stand in the extracted text. */
  context_text: z.string(),
  state: z.enum(['suggested', 'accepted', 'rejected']),
});
export type ExtractedDate = z.infer<typeof ExtractedDate>;

export const SearchMatch = z.object({
  /** All words; a part of a word; words that differ by a typing or reading mistake. */
  class: z.enum(['words', 'substring', 'similar']),
  fields: z.array(z.enum(['title', 'file_name', 'tags', 'text'])),
  /** The words of this screenshot that were found, folded. */
  words: z.array(z.string()),
  /** Some 160 characters of the extracted text around the first of them; `null` when it is not in the text. */
  snippet: z.string().nullable(),
});
export type SearchMatch = z.infer<typeof SearchMatch>;

export const Screenshot = z.object({
  id: Id,
  original_name: z.string(),
  /** Shown in preference to `original_name`; empty until the image has been read. */
  ai_generated_title: z.string().nullable(),
  is_favorite: z.boolean(),
  is_processed: z.boolean(),
  /** When it was uploaded. */
  created_at: Instant,
  /** When the image was made: wall-clock time, with an offset only where one is known. */
  image_created_at: z.string().nullable(),
  image_created_source: z.enum(['exif', 'xmp', 'png', 'filename', 'modified']).nullable(),
  /** Bytes of the original. */
  file_size: z.int().min(1),
  content_type: z.string(),
  /** Pixels of the upright image. */
  width: z.int().min(1),
  height: z.int().min(1),
  tags: z.array(z.object({ tag_name: z.string() })),
  extracted_text: z.object({ text_content: z.string() }).nullable(),
  collections: z.array(z.object({ id: Id, name: z.string(), color: z.string() })),
  extracted_dates: z.array(ExtractedDate),
  kind: ScreenshotKind.nullable(),
  processing_status: ProcessingStatus,
  processing_error: z.string().nullable(),
  processed_at: Instant.nullable(),
  is_locked: z.boolean(),
  /** Whether the person who asks may delete it and bring it back: in a team, members only their own. */
  can_delete: z.boolean(),
  /** A 25-byte blur of the image, base64 (https://github.com/evanw/thumbhash). */
  thumbhash: z.string().nullable(),
  /** Only in the answer to a search: why this one was found. */
  match: SearchMatch.optional(),
  /** Only in the answer for one screenshot: why its title, tags and dates were proposed. */
  evidence: z.array(Evidence).optional(),
});
export type Screenshot = z.infer<typeof Screenshot>;

export const ScreenshotsQuery = z.object({
  team_id: TeamId,
  q: z.string().max(500).optional(),
  /** Comma-separated; all of them must match. */
  tags: z.string().max(2000).optional(),
  favorites: Flag.optional(),
  start_date: Day.optional(),
  end_date: Day.optional(),
  /** Which day the two dates speak of: upload, creation of the image, or a date read in it. */
  date_field: z.enum(['uploaded', 'created', 'ai']).default('uploaded'),
  tz: TimeZone.default('UTC'),
  collection_id: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(PAGE_LIMIT),
  cursor: z.string().max(300).optional(),
  /** `card` leaves out text and date contexts. */
  fields: z.enum(['full', 'card']).default('full'),
  /** `true` adds the header X-Total-Count. */
  count: Flag.optional(),
});
export type ScreenshotsQuery = z.output<typeof ScreenshotsQuery>;

/** Whose months: they begin and end by the clocks of `tz`, as the days of the gallery do. */
export const TimelineQuery = z.object({ team_id: TeamId, tz: TimeZone.default('UTC') });
export type TimelineQuery = z.output<typeof TimelineQuery>;

/** How many were uploaded in each month, newest first; `cursor` starts the plain list there. */
export const TimelineMonth = z.object({
  /** `2026-11` */
  month: z.string(),
  count: z.int().min(1),
  cursor: z.string(),
});
export type TimelineMonth = z.infer<typeof TimelineMonth>;

export const ScreenshotsScope = z.object({ team_id: TeamId });

export const UnprocessedQuery = z.object({ team_id: TeamId });

export const ImageQuery = z.object({
  /** Width in pixels of a WebP thumbnail. */
  w: z.enum(['320', '640']).transform(Number).optional(),
  /** `1`: sent as an attachment under its own name. */
  download: z.enum(['0', '1']).optional(),
  /** `1`: a full-size picture that every browser can show. */
  view: z.enum(['0', '1']).optional(),
});
export type ImageQuery = z.output<typeof ImageQuery>;

export const UpdateScreenshot = z
  .strictObject({
    is_favorite: z.boolean(),
    ai_generated_title: z.string().trim().min(1).max(200),
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'There is nothing to change.');
export type UpdateScreenshot = z.output<typeof UpdateScreenshot>;

export const UploadAnswer = z.object({
  screenshot_id: Id,
  screenshot: Screenshot,
  /** Present when the upload brought a deleted twin back from the trash. */
  restored: z.literal(true).optional(),
});
export type UploadAnswer = z.infer<typeof UploadAnswer>;

/** A date that a person adds; it counts as accepted. */
export const AddDate = z.strictObject({
  extracted_date: Day,
  context_text: z.string().trim().max(300).default(''),
});
export type AddDate = z.output<typeof AddDate>;

export const UpdateDate = z.strictObject({ state: z.enum(['suggested', 'accepted', 'rejected']) });
export type UpdateDate = z.output<typeof UpdateDate>;
