// Data only, no schema: the page asks the same table what to offer, without carrying zod.

/** Highest first. */
export const TEAM_ROLES = ['owner', 'admin', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** What an invite offers and what a member can be made; the owner becomes one only by a hand-over. */
export type GivenRole = Exclude<TeamRole, 'owner'>;

const EVERYBODY = TEAM_ROLES;
const MANAGERS = ['owner', 'admin'] as const;
const OWNER = ['owner'] as const;

/** Who may do what in a team (decisions 28). In a personal space its owner may do everything. */
export const TEAM_RIGHTS = {
  view: EVERYBODY,
  upload: EVERYBODY,
  /** Titles, tags, dates, collections, reading again. */
  organise: EVERYBODY,
  /** Deleting for good and bringing back go with deleting. */
  delete_own: EVERYBODY,
  delete_any: MANAGERS,
  edit_team: MANAGERS,
  invite_member: MANAGERS,
  invite_admin: OWNER,
  remove_member: MANAGERS,
  remove_admin: OWNER,
  change_roles: OWNER,
  hand_over: OWNER,
  delete_team: OWNER,
  /** Whether images may be shown to a model on another machine. */
  choose_vision_model: OWNER,
  leave: ['admin', 'member'],
} as const satisfies Record<string, readonly TeamRole[]>;
export type TeamAction = keyof typeof TEAM_RIGHTS;

export function mayInTeam(role: TeamRole, action: TeamAction): boolean {
  return (TEAM_RIGHTS[action] as readonly TeamRole[]).includes(role);
}
