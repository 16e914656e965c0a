import { z } from 'zod';

/** The rules behind a proposal: a closed list, so that clients can describe each. */
export const EVIDENCE_RULES = [
  // titles
  'window_title',
  'heading',
  'file_name',
  'chat_name',
  'source_file',
  'subject',
  'error_message',
  'vendor_and_date',
  'from_to',
  'day_and_first',
  'author_and_first',
  'first_command',
  'heading_and_route',
  'month_shown',
  // tags
  'kind',
  'known_tag',
  'language',
  'topic',
  'goes_with_kind',
  'phone_screen',
  'program_window',
  'title_word',
  // dates
  'written_date',
  'numeric_date',
  'date_without_year',
  'month_heading',
  'short_date',
  'relative_day',
  // all of them
  'model',
] as const;
export const EvidenceRule = z.enum(EVIDENCE_RULES);
export type EvidenceRule = z.infer<typeof EvidenceRule>;

/** A word of the image and its position, in pixels of the upright image. */
export const EvidenceWord = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
});
export type EvidenceWord = z.infer<typeof EvidenceWord>;

/** The reason for a proposed title, tag or date. A person's own choices have none. */
export const Evidence = z.object({
  of: z.enum(['title', 'tag', 'date']),
  /** The title, the tag or the day. */
  value: z.string(),
  rule: EvidenceRule,
  /** 0 to 1; `null` when it is unknown. */
  confidence: z.number().min(0).max(1).nullable(),
  /** The words that led to the proposal, if any. */
  words: z.array(EvidenceWord),
});
export type Evidence = z.infer<typeof Evidence>;
