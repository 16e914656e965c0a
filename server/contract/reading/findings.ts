import { z } from 'zod';
import { PAGE_LIMIT } from '../limits';
import { Id, Instant, TeamId } from '../primitives';
import { FINDING_CLASSES, FINDING_STATES } from './finding-classes';

/** Something on an image that should not be shared by accident; never its value (docs/decisions.md#findings). */
export const Finding = z.object({
  id: Id,
  /** The name of the rule, such as `github_token`. */
  rule: z.string(),
  class: z.enum(FINDING_CLASSES),
  /** Below .7 it is only possible. */
  confidence: z.number().min(0).max(1),
  /** Of its words, in pixels of the upright image. */
  boxes: z.array(z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })),
  state: z.enum(FINDING_STATES),
});
export type Finding = z.infer<typeof Finding>;

/** A finding of a list, with its screenshot. */
export const ListedFinding = Finding.extend({
  screenshot_id: Id,
  /** Of the screenshot; empty until the image has been read. */
  ai_generated_title: z.string().nullable(),
  original_name: z.string(),
  /** The time of the upload. */
  created_at: Instant,
});
export type ListedFinding = z.infer<typeof ListedFinding>;

export const FindingsQuery = z.object({
  team_id: TeamId,
  class: z.enum(FINDING_CLASSES).optional(),
  state: z.enum(FINDING_STATES).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(50),
  /** Of the last answer; older ones follow. */
  cursor: z.string().optional(),
});
export type FindingsQuery = z.output<typeof FindingsQuery>;

export const UpdateFinding = z.strictObject({ state: z.enum(FINDING_STATES) });
export type UpdateFinding = z.output<typeof UpdateFinding>;
