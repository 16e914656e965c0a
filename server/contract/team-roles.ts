// Data only, no schema: the page asks the same table what to offer, without carrying zod.

/** Highest first. */
export const TEAM_ROLES = ['owner', 'admin', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** The roles of invites and members; only a hand-over makes an owner. */
export type GivenRole = Exclude<TeamRole, 'owner'>;

const EVERYBODY = TEAM_ROLES;
const MANAGERS = ['owner', 'admin'] as const;
const OWNER = ['owner'] as const;

/** Rights by role (docs/decisions.md#team-roles). In a personal workspace the owner has all of them. */
export const TEAM_RIGHTS = {
  view: EVERYBODY,
  upload: EVERYBODY,
  /** Titles, notes, tags, dates, collections, reading again. */
  organise: EVERYBODY,
  /** Includes editing and deleting one's own comments. */
  comment: EVERYBODY,
  delete_any_comment: MANAGERS,
  /** Includes deleting for good and restoring. */
  delete_own: EVERYBODY,
  delete_any: MANAGERS,
  /** Includes changing and revoking one's own links. */
  share: EVERYBODY,
  revoke_any_share: MANAGERS,
  edit_team: MANAGERS,
  invite_member: MANAGERS,
  invite_admin: OWNER,
  remove_member: MANAGERS,
  remove_admin: OWNER,
  change_roles: OWNER,
  hand_over: OWNER,
  delete_team: OWNER,
  /** Whether images may be sent to a model on another machine. */
  choose_vision_model: OWNER,
  /** The rules for links of the team, whether there are any, and the logo on their pages. */
  set_share_rules: OWNER,
  leave: ['admin', 'member'],
} as const satisfies Record<string, readonly TeamRole[]>;
export type TeamAction = keyof typeof TEAM_RIGHTS;

export function mayInTeam(role: TeamRole, action: TeamAction): boolean {
  return (TEAM_RIGHTS[action] as readonly TeamRole[]).includes(role);
}
