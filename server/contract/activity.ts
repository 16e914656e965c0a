import { z } from 'zod';
import { PAGE_LIMIT } from './limits';
import { Id, Instant } from './primitives';
import { Role } from './teams';

/** The events that a team can see. */
export const ActivityKind = z.enum([
  'created_team',
  'renamed_team',
  'described_team',
  'deleted_team',
  'restored_team',
  'handed_over',
  'invited',
  'revoked_invite',
  'declined_invite',
  'joined',
  'left',
  'removed_member',
  'changed_role',
  'uploaded',
  'deleted',
  'restored',
  'emptied_trash',
  'stopped_collection',
  'commented',
  'deleted_comment',
  'moved_out',
  'moved_in',
  'copied_in',
]);
export type ActivityKind = z.infer<typeof ActivityKind>;

/** Null for a person whose account is gone. */
const Somebody = z.object({ id: Id, name: z.string() }).nullable();

export const ActivityEntry = z.object({
  id: Id,
  kind: ActivityKind,
  /** The person who did it. */
  actor: Somebody,
  /** The affected member: the new owner, the removed one, one with another role, the author of a deleted comment. */
  member: Somebody,
  /** The image that was uploaded, or whose comments changed; it may be gone since. */
  screenshot_id: Id.nullable(),
  /** The number of screenshots that were deleted, restored, moved or copied at once. */
  count: z.int().min(1),
  /** The role that was offered or given. */
  role: Role.nullable(),
  /** The new name of the team, or the name of the collection. */
  name: z.string().nullable(),
  created_at: Instant,
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

export const ActivityQuery = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(50),
  /** The id of the last known entry; older ones follow. */
  before: Id.optional(),
});
export type ActivityQuery = z.output<typeof ActivityQuery>;
