import { z } from 'zod';
import { MAX_TAGS } from './limits';
import { Id, TagName } from './primitives';

export const TagSummary = z.object({
  tag_name: z.string(),
  screenshot_count: z.int().min(0),
  /** The newest screenshot that is neither trashed nor locked. */
  first_screenshot_id: Id.nullable(),
});
export type TagSummary = z.infer<typeof TagSummary>;

export const RenameTag = z.strictObject({ name: TagName });

/** `merged` is true when a tag of the new name existed already. */
export const RenamedTag = TagSummary.extend({ merged: z.boolean() });
export type RenamedTag = z.infer<typeof RenamedTag>;

/** An image that has more than `MAX_TAGS` from an earlier version keeps them until they are removed, so more may be sent. */
const MAX_SENT_TAGS = 10 * MAX_TAGS;

export const PutTags = z.strictObject({ tags: z.array(TagName).max(MAX_SENT_TAGS) });
