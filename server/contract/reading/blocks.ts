import { z } from 'zod';

/** A part of the image that is copied as one: code keeps its indentation, a table its cells. */
export const Block = z.object({
  kind: z.enum(['code', 'table', 'list', 'chat', 'text']),
  /** Pixels of the upright image. */
  box: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  /** Code without line numbers and surroundings; the cells of a table are separated by tabs. */
  text: z.string(),
  /** Only of a table. */
  rows: z.array(z.array(z.string())).optional(),
});
export type Block = z.infer<typeof Block>;
