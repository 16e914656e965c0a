import { z } from 'zod';
import { MAX_EMAIL } from './limits';
import { Id, Instant } from './primitives';
import { GivenRole } from './teams';

/** No invisible characters and nothing with a meaning in mail headers. */
const PART = '[^\\s@<>()[\\]\\\\,;:"\\p{C}]+';
const EMAIL = new RegExp(`^${PART}@${PART}\\.[^\\s@<>()[\\]\\\\,;:".\\p{C}]+$`, 'u');

/** An address to which a mail can go. */
export const EmailAddress = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .regex(EMAIL, 'This is not an e-mail address.');

export const CreateInvite = z.strictObject({
  email: EmailAddress,
  role: GivenRole,
});
export type CreateInvite = z.output<typeof CreateInvite>;

/** An invite as the team sees it. Its link is shown once, because only a hash of the token is stored. */
export const Invite = z.object({
  id: Id,
  email: z.string(),
  role: GivenRole,
  /** The name of the last sender; null when the account is gone. */
  invited_by: z.string().nullable(),
  created_at: Instant,
  /** An expired invite can still be resent. */
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

/** An invite as holders of its link see it, signed in or not. */
export const InviteView = z.object({
  team_name: z.string(),
  invited_by: z.string().nullable(),
  role: GivenRole,
  /** A hint of the address that does not reveal it: `b…@example.com`. */
  email_hint: z.string(),
  expires_at: Instant,
});
export type InviteView = z.infer<typeof InviteView>;
