import type { ActivityEntry } from '../../../../server/contract/activity';
import type { Invite, InviteView, SentInvite } from '../../../../server/contract/invites';
import type { Member, Team } from '../../../../server/contract/teams';

const INSTANT = '2026-11-15T12:00:00.000Z';

export const aMember = (part: Partial<Member> = {}): Member => ({
  id: 'bea',
  user_name: 'Bea Bloom',
  user_email: 'bea@example.com',
  user_picture: null,
  role: 'member',
  joined_at: INSTANT,
  ...part,
});

/** The person of `aUser` as the owner. */
export const ann = (part: Partial<Member> = {}): Member =>
  aMember({
    id: '0193c8a0-0000-7000-8000-000000000001',
    user_name: 'Ann Example',
    user_email: 'ann@example.com',
    role: 'owner',
    ...part,
  });

/** A team of Ann, Bea and Cem; `role` is Ann's. */
export const aTeam = (part: Partial<Team> = {}): Team => {
  const cem = aMember({
    id: 'cem',
    user_name: 'Cem Cole',
    user_email: 'cem@example.com',
    role: 'admin',
  });
  const members = part.members ?? [ann(), cem, aMember()];
  return {
    id: 'harbor',
    name: 'Harbor',
    description: null,
    role: 'owner',
    member_count: members.length,
    screenshot_count: 12,
    is_paused: false,
    features: ['team_collaboration'],
    created_at: INSTANT,
    deleted_at: null,
    ...part,
    members,
  };
};

export const anInvite = (part: Partial<Invite> = {}): Invite => ({
  id: 'invite-1',
  email: 'dora@example.com',
  role: 'member',
  invited_by: 'Ann Example',
  created_at: INSTANT,
  expires_at: '2100-01-01T00:00:00.000Z',
  ...part,
});

export const aSentInvite = (part: Partial<SentInvite> = {}): SentInvite => ({
  id: 'invite-1',
  email: 'dora@example.com',
  role: 'member',
  expires_at: '2100-01-01T00:00:00.000Z',
  url: 'https://vault.example/invite/secret',
  ...part,
});

export const anInviteView = (part: Partial<InviteView> = {}): InviteView => ({
  team_name: 'Harbor',
  invited_by: 'Ann Example',
  role: 'member',
  email_hint: 'd…@example.com',
  expires_at: '2026-11-22T12:00:00.000Z',
  ...part,
});

export const anEntry = (part: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: 'entry-1',
  kind: 'uploaded',
  actor: { id: 'bea', name: 'Bea' },
  member: null,
  screenshot_id: null,
  count: 1,
  role: null,
  name: null,
  created_at: INSTANT,
  ...part,
});
