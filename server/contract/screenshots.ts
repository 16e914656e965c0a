import { z } from 'zod';
import { Block } from './reading/blocks';
import { ExtractedDate } from './reading/dates';
import { Entity } from './reading/entities';
import { Evidence } from './reading/evidence';
import { Finding } from './reading/findings';
import { SCREENSHOT_KINDS } from './reading/screenshot-kinds';
import { MAX_NOTE, MAX_TITLE, THUMBNAIL_WIDTHS } from './limits';
import { Id, Instant, TeamId, text } from './primitives';

export const ScreenshotKind = z.enum(SCREENSHOT_KINDS);
export type ScreenshotKind = z.infer<typeof ScreenshotKind>;

export const ProcessingStatus = z.enum(['pending', 'processing', 'done', 'failed']);
export type ProcessingStatus = z.infer<typeof ProcessingStatus>;

export const SearchMatch = z.object({
  /** All words; a part of a word; words that differ by a typing or reading mistake. */
  class: z.enum(['words', 'substring', 'similar']),
  fields: z.array(z.enum(['title', 'file_name', 'tags', 'text', 'note'])),
  /** The words of this screenshot that matched, folded. */
  words: z.array(z.string()),
  /** About 160 characters of the extracted text around the first match; `null` when it is not in the text. */
  snippet: z.string().nullable(),
});
export type SearchMatch = z.infer<typeof SearchMatch>;

const Percent = z.int().min(0).max(100);

/** The part of an image that its 4:3 thumbnail shows: percent of the way from the left and from the top. */
export const ThumbnailCrop = z.object({ x: Percent, y: Percent });
export type ThumbnailCrop = z.infer<typeof ThumbnailCrop>;

export const Screenshot = z.object({
  id: Id,
  original_name: z.string(),
  /** Shown instead of `original_name`; empty until the image has been read. */
  ai_generated_title: z.string().nullable(),
  is_favorite: z.boolean(),
  is_processed: z.boolean(),
  /** The time of the upload. */
  created_at: Instant,
  /** The time at which the image was made: wall-clock time, with an offset only where one is known. */
  image_created_at: z.string().nullable(),
  image_created_source: z.enum(['exif', 'xmp', 'png', 'filename', 'modified', 'person']).nullable(),
  /** Bytes of the original. */
  file_size: z.int().min(1),
  content_type: z.string(),
  /** Pixels of the upright image. */
  width: z.int().min(1),
  height: z.int().min(1),
  tags: z.array(z.object({ tag_name: z.string() })),
  extracted_text: z.object({ text_content: z.string() }).nullable(),
  /** A note that people write about it, in plain text; cards leave it out. */
  note: z.string().nullable(),
  collections: z.array(z.object({ id: Id, name: z.string(), color: z.string() })),
  extracted_dates: z.array(ExtractedDate),
  kind: ScreenshotKind.nullable(),
  processing_status: ProcessingStatus,
  /** Why it could not be read, or what is to be known of a reading that is done. */
  processing_error: z.string().nullable(),
  processed_at: Instant.nullable(),
  is_locked: z.boolean(),
  /** Whether the asking person may delete and restore it: in a team, members only their own. */
  can_delete: z.boolean(),
  /** Findings that are likely and not dismissed, contact data left out; 0 for people who may not see them. */
  open_findings: z.int().min(0),
  /** A 25-byte blur of the image, base64 (https://github.com/evanw/thumbhash). */
  thumbhash: z.string().nullable(),
  /** Chosen by the reading; `null` before it. */
  crop: ThumbnailCrop.nullable(),
  /** Only in search results: the reason for the match. */
  match: SearchMatch.optional(),
  /** Only in the answer for one screenshot: the evidence for its title, tags and dates. */
  evidence: z.array(Evidence).optional(),
  /** Only in the answer for one screenshot: its parts in reading order, each to be copied as one. */
  blocks: z.array(Block).optional(),
  /** Only in the answer for one screenshot: links, amounts, codes and the like; empty while it is locked. */
  entities: z.array(Entity).optional(),
  /** The same: what should not be shared by accident; empty for people who may not see them, and when locked. */
  findings: z.array(Finding).optional(),
});
export type Screenshot = z.infer<typeof Screenshot>;

export const ScreenshotsScope = z.object({ team_id: TeamId });

export const UnprocessedQuery = z.object({ team_id: TeamId });

export const ImageQuery = z.object({
  /** Width in pixels of a WebP thumbnail. */
  w: z
    .enum([`${THUMBNAIL_WIDTHS.small}`, `${THUMBNAIL_WIDTHS.large}`])
    .transform(Number)
    .optional(),
  /** `1`: sent as an attachment under its own name. */
  download: z.enum(['0', '1']).optional(),
  /** `1`: a full-size picture that every browser can show. */
  view: z.enum(['0', '1']).optional(),
  /** `1`: the copy that links show, with everything hidden that is to be hidden. */
  redacted: z.enum(['0', '1']).optional(),
});
export type ImageQuery = z.output<typeof ImageQuery>;

/**
 * When an image was made, as a person says it: a day, or a wall-clock time with an offset only where one is known. The
 * service refuses what cannot be (docs/decisions.md#image-date).
 */
const MadeAt = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/,
    'Write a day as 2026-11-20 or a time as 2026-11-20T23:30, with an offset such as +01:00 if you know it.',
  );

const Note = text(MAX_NOTE).transform((written) => written || null);

/** Words of a screenshot as the person found them, `null` where there were none. */
const FoundWords = z
  .strictObject({ ai_generated_title: z.string().nullable(), note: z.string().nullable() })
  .partial();
export type FoundWords = z.output<typeof FoundWords>;

export const UpdateScreenshot = z
  .strictObject({
    is_favorite: z.boolean(),
    ai_generated_title: text(MAX_TITLE).min(1),
    /** `null` where nobody knows it. */
    image_created_at: MadeAt.nullable(),
    /** An empty one is none. */
    note: Note.nullable(),
    /** Refused with 409 `edited_meanwhile` where somebody has written other words since. */
    expected: FoundWords,
  })
  .partial()
  .refine(
    ({ expected: _, ...body }) => Object.keys(body).length > 0,
    'There is nothing to change. Send at least one field.',
  );
export type UpdateScreenshot = z.output<typeof UpdateScreenshot>;

export const UploadAnswer = z.object({
  screenshot_id: Id,
  screenshot: Screenshot,
  /** Present when the upload restored a deleted twin from the trash. */
  restored: z.literal(true).optional(),
});
export type UploadAnswer = z.infer<typeof UploadAnswer>;
