import { z } from 'zod';
import { Id, Instant } from './primitives';
import { GivenRole } from './teams';

/** No invisible characters and nothing that has a meaning in the head of a mail. */
const PART = '[^\\s@<>()[\\]\\\\,;:"\\p{C}]+';
const EMAIL = new RegExp(`^${PART}@${PART}\\.[^\\s@<>()[\\]\\\\,;:".\\p{C}]+$`, 'u');

export const CreateInvite = z.strictObject({
  email: z.string().trim().max(254).regex(EMAIL, 'This is not an e-mail address.'),
  role: GivenRole,
});
export type CreateInvite = z.output<typeof CreateInvite>;

/** What the team sees of an invite; its address can be shown only once, for only a hash of it is kept. */
export const Invite = z.object({
  id: Id,
  email: z.string(),
  role: GivenRole,
  /** The name of who sent it last; null when the account is gone. */
  invited_by: z.string().nullable(),
  created_at: Instant,
  /** An expired one can still be resent. */
  expires_at: Instant,
});
export type Invite = z.infer<typeof Invite>;

export const SentInvite = Invite.pick({
  id: true,
  email: true,
  role: true,
  expires_at: true,
}).extend({ url: z.string() });
export type SentInvite = z.infer<typeof SentInvite>;

/** What whoever holds the address of an invite may see of it, signed in or not. */
export const InviteView = z.object({
  team_name: z.string(),
  invited_by: z.string().nullable(),
  role: GivenRole,
  /** For whom, without saying it to those who do not know: `b…@example.com`. */
  email_hint: z.string(),
  expires_at: Instant,
});
export type InviteView = z.infer<typeof InviteView>;
