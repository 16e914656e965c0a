import type { Invite, InviteView, SentInvite } from '../../contract/invites';
import { addressHint } from './invited-address';
import type { InviteRow } from './invites.repository';
import type { SentInviteRow } from './sent-invites.service';

export function toInvite(row: InviteRow): Invite {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invited_by: row.invitedBy,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  } satisfies Invite;
}

export function toSentInvite({ id, email, role, expiresAt, url }: SentInviteRow): SentInvite {
  return { id, email, role, expires_at: expiresAt.toISOString(), url } satisfies SentInvite;
}

export function toInviteView(row: InviteRow): InviteView {
  return {
    team_name: row.teamName,
    invited_by: row.invitedBy,
    role: row.role,
    email_hint: addressHint(row.email),
    expires_at: row.expiresAt.toISOString(),
  } satisfies InviteView;
}
