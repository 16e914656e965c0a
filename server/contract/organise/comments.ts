import { z } from 'zod';
import { MAX_COMMENT, PAGE_LIMIT } from '../limits';
import { Id, Instant, text } from '../primitives';

/** A remark of a member of a team about a screenshot. */
export const Comment = z.object({
  id: Id,
  screenshot_id: Id,
  /** Null for a former member: the account is gone. */
  author: z.object({ id: Id, name: z.string() }).nullable(),
  /** Plain text; `@` before the name or the address of a member mentions them. */
  text: z.string(),
  created_at: Instant,
  edited_at: Instant.nullable(),
  /** Whether the asking person may edit and delete it. */
  can_edit: z.boolean(),
  can_delete: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

export const WriteComment = z.strictObject({ text: text(MAX_COMMENT).min(1) });
export type WriteComment = z.output<typeof WriteComment>;

/** Oldest first, as they are read. */
export const CommentsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(PAGE_LIMIT),
  /** The id of the last known comment; later ones follow. */
  after: Id.optional(),
});
export type CommentsQuery = z.output<typeof CommentsQuery>;
