import { z } from 'zod';
import { FEATURES } from './plans';
import { AnyId, Description, Flag, Id, Instant, Name } from './primitives';
import { TEAM_ROLES, type GivenRole as TeamGivenRole } from './team-roles';

export const Role = z.enum(TEAM_ROLES);
export const GivenRole = z.enum(['member', 'admin']) satisfies z.ZodType<TeamGivenRole>;

export const Member = z.object({
  id: Id,
  user_name: z.string(),
  user_email: z.string(),
  user_picture: z.string().nullable(),
  role: Role,
  joined_at: Instant,
});
export type Member = z.infer<typeof Member>;

/** The short form of a team, for switching between teams. */
export const TeamSummary = z.object({
  id: Id,
  name: z.string(),
  /** The role of the asking person. */
  role: Role,
  member_count: z.int().min(1),
});
export type TeamSummary = z.infer<typeof TeamSummary>;

export const Team = TeamSummary.extend({
  description: z.string().nullable(),
  screenshot_count: z.int().min(0),
  /** The owner first, then admins, then members, each in the order of joining. */
  members: z.array(Member),
  /** The owner's plan does not include teams: everything can be seen, uploads and invites are refused. */
  is_paused: z.boolean(),
  /** Features that the owner's plan gives all members. */
  features: z.array(z.enum(FEATURES)),
  created_at: Instant,
  /** Set for a deleted team, which only its owner sees and can restore. */
  deleted_at: Instant.nullable(),
});
export type Team = z.infer<typeof Team>;

/** `deleted=true`: the deleted teams that the person can restore. */
export const TeamsQuery = z.object({ deleted: Flag.default(false) });
export type TeamsQuery = z.output<typeof TeamsQuery>;

const fields = {
  name: Name,
  description: Description,
};

export const CreateTeam = z.strictObject({
  name: fields.name,
  description: fields.description.default(null),
});
export type CreateTeam = z.output<typeof CreateTeam>;

export const UpdateTeam = z
  .strictObject(fields)
  .partial()
  .refine(
    (body) => Object.keys(body).length > 0,
    'There is nothing to change. Send at least one field.',
  );
export type UpdateTeam = z.output<typeof UpdateTeam>;

export const UpdateMember = z.strictObject({ role: GivenRole });

export const HandOverTeam = z.strictObject({ member_id: AnyId });
