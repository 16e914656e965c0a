import { z } from 'zod';
import { FEATURES } from './plans';
import { Flag, Id, Instant } from './primitives';
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

/** The light one: what a switch between teams shows. */
export const TeamSummary = z.object({
  id: Id,
  name: z.string(),
  /** That of the person who asks. */
  role: Role,
  member_count: z.int().min(1),
});
export type TeamSummary = z.infer<typeof TeamSummary>;

export const Team = TeamSummary.extend({
  description: z.string().nullable(),
  screenshot_count: z.int().min(0),
  /** The owner first, then admins, then members, each in the order of joining. */
  members: z.array(Member),
  /** The owner's plan carries no team: everything can be seen, uploads and invites wait. */
  is_paused: z.boolean(),
  /** What the owner's plan opens in the team, for everybody in it. */
  features: z.array(z.enum(FEATURES)),
  created_at: Instant,
  /** Of a deleted team, which only its owner sees and can restore. */
  deleted_at: Instant.nullable(),
});
export type Team = z.infer<typeof Team>;

/** `deleted=true`: the deleted teams that the person can restore. */
export const TeamsQuery = z.object({ deleted: Flag.default(false) });
export type TeamsQuery = z.output<typeof TeamsQuery>;

const fields = {
  name: z.string().trim().min(1).max(100),
  description: z
    .string()
    .trim()
    .max(500)
    .nullable()
    .transform((text) => (text === '' ? null : text)),
};

export const CreateTeam = z.strictObject({
  name: fields.name,
  description: fields.description.default(null),
});
export type CreateTeam = z.output<typeof CreateTeam>;

export const UpdateTeam = z
  .strictObject(fields)
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'There is nothing to change.');
export type UpdateTeam = z.output<typeof UpdateTeam>;

export const UpdateMember = z.strictObject({ role: GivenRole });

export const HandOverTeam = z.strictObject({ member_id: z.string().max(64) });
