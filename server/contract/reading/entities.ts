import { z } from 'zod';
import { PAGE_LIMIT } from '../limits';
import { Cursor, Day, Id, TeamId } from '../primitives';
import { ENTITY_TYPES } from './entity-types';

const Box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });

export const EntityType = z.enum(ENTITY_TYPES);

/** Something to act on that a reading found in an image (docs/decisions.md#entities). */
export const Entity = z.object({
  id: Id,
  type: EntityType,
  /** The copied text. Of a card only its masked form is known. */
  value: z.string(),
  /** The shown text. */
  display: z.string(),
  /** Its words on the image, in upright pixels. */
  boxes: z.array(Box),
  confidence: z.number(),
});
export type Entity = z.infer<typeof Entity>;

/** A row of a list; passwords of wireless networks and in addresses are left out of its value. */
export const ListedEntity = Entity.extend({
  screenshot_id: Id,
  title: z.string(),
  /** The day on which the image was made, or else that of its upload. */
  date: Day,
  /** Of amounts alone. */
  amount: z.number().nullable(),
  /** ISO 4217, of amounts alone. */
  currency: z.string().nullable(),
});
export type ListedEntity = z.infer<typeof ListedEntity>;

/** Newest image first; days are those of `date`, both included. */
export const EntitiesQuery = z.object({
  team_id: TeamId,
  type: EntityType.optional(),
  from: Day.optional(),
  to: Day.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(PAGE_LIMIT),
  cursor: Cursor.optional(),
});
export type EntitiesQuery = z.output<typeof EntitiesQuery>;
