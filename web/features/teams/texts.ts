import type { ActivityEntry } from '../../../server/contract/activity';
import { ACTIVITY_DAYS, INVITE_DAYS, TEAM_UNDO_DAYS } from '../../../server/contract/limits';
import type { GivenRole, TeamRole } from '../../../server/contract/team-roles';
import { formatNumber } from '../../shared/format';

const counted = (one: string, many: string) => (n: number) =>
  n === 1 ? `1 ${one}` : `${formatNumber(n)} ${many}`;

const screenshots = counted('screenshot', 'screenshots');
const aRole: Record<TeamRole, string> = {
  owner: 'the owner',
  admin: 'an admin',
  member: 'a member',
};
const asRole = (role: TeamRole | null): string => aRole[role ?? 'member'];

export const teamTexts = {
  title: 'Teams',
  loading: 'Loading teams',
  total: counted('team', 'teams'),
  members: counted('member', 'members'),
  screenshots,
  create: 'Create Team',
  empty: 'Create a team to share screenshots with the people you work with.',
  failed: 'The teams could not be loaded',
  /** Fixed, with an "s" for every number (docs/decisions.md#fixed-texts). */
  moreMembers: (n: number) => `+${n} more members`,
  roles: { owner: 'Owner', admin: 'Admin', member: 'Member' },
  you: 'you',
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  invite: 'Invite',
  inviteTo: (name: string) => `Invite to ${name}`,
  manage: 'Manage',
  manageOf: (name: string) => `Manage ${name}`,
  cancel: 'Cancel',
  somebody: 'Somebody',
  actFailed: 'That did not work. Try again.',
} as const;

export const pausedTexts = {
  mark: 'Paused',
  title: 'This team is paused',
  own: (plan: string) =>
    `Your plan does not include teams. You can still see everything, but uploads and invites are paused until you have ${plan} or a larger plan.`,
  others:
    'The owner’s plan does not include teams. You can still see everything, but uploads and invites are paused.',
  plans: 'See plans',
} as const;

export const deletedTexts = {
  title: 'Deleted teams',
  hint: `A deleted team can be restored for ${TEAM_UNDO_DAYS} days. Nobody sees it until then.`,
  failed: 'The deleted teams could not be loaded',
  deleted: (date: string) => `Deleted ${date}`,
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restored: (name: string) => `Restored ${name}`,
  restoreFailed: 'The team could not be restored',
} as const;

export const teamFormTexts = {
  createTitle: 'Create Team',
  editTitle: 'Edit team',
  create: 'Create',
  save: 'Save',
  failed: 'The team could not be saved',
  created: (name: string) => `Created ${name}`,
  needsPlan: (plan: string) => `Teams need the ${plan} plan or a larger one.`,
  needsPlanHint: 'You can join teams that invite you on every plan.',
  plans: 'See plans',
} as const;

export const inviteTexts = {
  title: 'Invite Member',
  email: 'Email',
  role: 'Role',
  roleHint: 'Admins can invite members and manage team settings',
  adminRefused: 'Only the owner can invite admins.',
  send: 'Send invite',
  failed: 'Failed to invite member',
  sent: (email: string, role: GivenRole) => `${email} is invited as ${asRole(role)}.`,
  linkHint: `The invite is on its way by email. You can also share this link: it works once and expires in ${INVITE_DAYS} days.`,
  link: 'Invite link',
  copy: 'Copy link',
  copied: 'Copied',
  another: 'Invite another',
  done: 'Done',
} as const;

export const teamPageTexts = {
  loading: 'Loading the team',
  failed: 'The team could not be loaded',
  fallbackTitle: 'Team',
  notFound: 'There is no such team',
  notFoundHint: 'It may have been deleted, or you are not a member of it.',
  toTeams: 'All teams',
  edit: 'Edit',
  members: {
    title: 'Members',
    joined: (date: string) => `Joined ${date}`,
    roleOf: (name: string) => `Role of ${name}`,
    roleFailed: 'The role could not be changed',
    makeOwner: 'Make owner',
    makeOwnerOf: (name: string) => `Make owner: ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    confirmRemove: (name: string) => `Really remove ${name}?`,
    removed: (name: string) => `Removed ${name}`,
    removeFailed: (name: string) => `${name} could not be removed`,
  },
  handOver: {
    title: (name: string) => `Make ${name} the owner?`,
    text: (name: string, team: string) =>
      `${name} gets full control of ${team}, and you stay as an admin. Only ${name} can undo this.`,
    plan: (name: string) =>
      `From then on, the plan of ${name} applies to the team. If it does not include teams, uploads and invites are paused.`,
    confirm: 'Make owner',
    done: (name: string) => `${name} is now the owner`,
  },
  invites: {
    title: 'Pending invites',
    loading: 'Loading invites',
    failed: 'The invites could not be loaded',
    none: 'There are no pending invites.',
    as: (role: GivenRole) => `Invited as ${asRole(role)}`,
    by: (role: GivenRole, name: string) => `Invited as ${asRole(role)} by ${name}`,
    expires: (date: string) => `Expires ${date}`,
    expired: 'Expired',
    resend: 'Resend',
    resendTo: (email: string) => `Resend the invite of ${email}`,
    resent: (email: string) =>
      `A new invite is on its way to ${email}. The old link no longer works.`,
    revoke: 'Revoke',
    revokeOf: (email: string) => `Revoke the invite of ${email}`,
    confirmRevoke: (email: string) => `Really revoke the invite of ${email}?`,
    revoked: (email: string) => `Revoked the invite of ${email}`,
  },
  end: {
    title: 'Delete this team',
    leaveTitle: 'Leave this team',
    leave: 'Leave team',
    leaveHint: 'You lose access at once. Your uploads stay with the team.',
    confirmLeave: (name: string) => `Really leave ${name}?`,
    leaveYes: 'Leave',
    left: (name: string) => `You left ${name}`,
    ownerStays: 'To leave, make another member the owner first.',
    remove: 'Delete team',
    removeHint: `Everybody loses access at once. You can restore the team for ${TEAM_UNDO_DAYS} days.`,
    removeTitle: (name: string) => `Delete ${name}?`,
    removeText: (members: number, shots: number) =>
      `${teamTexts.members(members)} and ${screenshots(shots)} are in it. Nobody can open it any more, and after ${TEAM_UNDO_DAYS} days everything in it is gone for good.`,
    removed: (name: string) => `Deleted ${name}`,
    undo: 'Undo',
  },
} as const;

type ActivitySentence = (entry: ActivityEntry, who: string, whom: string) => string;

const VIEWED: Partial<Record<ActivityEntry['kind'], string>> = {
  commented: 'commented on',
  deleted_comment: 'deleted a comment on',
  moved_in: 'moved here',
  copied_in: 'copied here',
};

export const activityTexts = {
  title: 'Activity',
  summary: `Last ${ACTIVITY_DAYS} days`,
  loading: 'Loading the activity',
  failed: 'The activity could not be loaded',
  none: `Nothing has happened in the last ${ACTIVITY_DAYS} days.`,
  more: 'Show more',
  view: 'View',
  viewOf: (who: string, kind: ActivityEntry['kind']) =>
    `View what ${who} ${VIEWED[kind] ?? 'uploaded'}`,
  sentences: {
    created_team: (_, who) => `${who} created the team`,
    renamed_team: ({ name }, who) => `${who} renamed the team to ${name}`,
    described_team: (_, who) => `${who} changed the description`,
    deleted_team: (_, who) => `${who} deleted the team`,
    restored_team: (_, who) => `${who} restored the team`,
    handed_over: (_, who, whom) => `${who} made ${whom} the owner`,
    invited: ({ role }, who) => `${who} invited somebody as ${asRole(role)}`,
    revoked_invite: (_, who) => `${who} revoked an invite`,
    declined_invite: (_, who) => `${who} declined an invite`,
    joined: ({ role }, who) => `${who} joined as ${asRole(role)}`,
    left: (_, who) => `${who} left the team`,
    removed_member: (_, who, whom) => `${who} removed ${whom}`,
    changed_role: ({ role }, who, whom) => `${who} made ${whom} ${asRole(role)}`,
    uploaded: ({ count }, who) => `${who} uploaded ${screenshots(count)}`,
    deleted: ({ count }, who) => `${who} deleted ${screenshots(count)}`,
    restored: ({ count }, who) => `${who} restored ${screenshots(count)}`,
    emptied_trash: ({ count }, who) => `${who} emptied the trash: ${screenshots(count)}`,
    stopped_collection: ({ name, member }) =>
      `The live collection ${name} ${member ? `by ${member.name} ` : ''}was stopped: its search cannot be carried out`,
    moved_out: ({ count }, who) => `${who} moved ${screenshots(count)} to another space`,
    moved_in: ({ count }, who) => `${who} moved ${screenshots(count)} here`,
    copied_in: ({ count }, who) => `${who} copied ${screenshots(count)} here`,
    commented: (_, who) => `${who} commented on a screenshot`,
    shared: ({ count }, who) => `${who} shared ${screenshots(count)} by a link`,
    changed_share: (_, who) => `${who} changed a link`,
    revoked_share: ({ count }, who) =>
      count === 1 ? `${who} revoked a link` : `${who} revoked ${count} links`,
    deleted_comment: (_, who, whom) => `${who} deleted a comment by ${whom}`,
  } satisfies Record<ActivityEntry['kind'], ActivitySentence>,
} as const;

export const invitePageTexts = {
  loading: 'Loading the invitation',
  failed: 'The invitation could not be loaded',
  fallbackTitle: 'Invitation',
  title: (team: string) => `Join ${team}`,
  by: (name: string | null, role: GivenRole) =>
    name === null
      ? `You are invited to join this team as ${asRole(role)}.`
      : `${name} invites you to join this team as ${asRole(role)}.`,
  facts: { role: 'Role', for: 'For', expires: 'Expires', signedInAs: 'Signed in as' },
  signInHint: (hint: string) => `Sign in as ${hint} to answer.`,
  accept: 'Accept invitation',
  decline: 'Decline',
  accepted: (team: string) => `You are now a member of ${team}`,
  actFailed: 'That did not work. Try again.',
  ends: {
    over: {
      title: 'This invitation is over',
      hint: 'It may have been used or revoked, or it has expired. Ask the person who invited you for a new one.',
    },
    already: {
      title: 'You are in this team already',
      hint: 'There is nothing to accept.',
    },
    'wrong-person': {
      title: 'This invitation is for somebody else',
      hint: 'Sign in with the address that it was sent to.',
    },
    declined: {
      title: 'You declined the invitation',
      hint: 'There is nothing else to do.',
    },
  },
  switchAccount: 'Use another account',
  toTeams: 'All teams',
  home: 'Home',
} as const;
