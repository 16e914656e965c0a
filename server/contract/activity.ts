import { z } from 'zod';
import { PAGE_LIMIT } from './limits';
import { Id, Instant } from './primitives';
import { Role } from './teams';

/** What a team is told about, and nothing else. */
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
]);
export type ActivityKind = z.infer<typeof ActivityKind>;

/** Null for somebody whose account is gone. */
const Somebody = z.object({ id: Id, name: z.string() }).nullable();

export const ActivityEntry = z.object({
  id: Id,
  kind: ActivityKind,
  /** Who did it. */
  actor: Somebody,
  /** To whom it was done: the new owner, who was removed, whose role changed. */
  member: Somebody,
  /** The image that was uploaded; it may be gone since. */
  screenshot_id: Id.nullable(),
  /** How many screenshots were deleted or restored at once. */
  count: z.int().min(1),
  /** The role that was offered or given. */
  role: Role.nullable(),
  /** The new name of the team. */
  name: z.string().nullable(),
  created_at: Instant,
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

export const ActivityQuery = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(50),
  /** The id of the last entry that is known; what is older follows. */
  before: Id.optional(),
});
export type ActivityQuery = z.output<typeof ActivityQuery>;
