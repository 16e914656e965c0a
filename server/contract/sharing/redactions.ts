import { z } from 'zod';
import { MAX_RECTANGLES, MAX_SIDE } from '../limits';

const Pixels = z.number().min(0).max(MAX_SIDE);
const Length = z.number().gt(0).max(MAX_SIDE);

/** Pixels of the upright image. */
export const Rectangle = z.strictObject({ x: Pixels, y: Pixels, w: Length, h: Length });
export type Rectangle = z.infer<typeof Rectangle>;

/** A place that may have to be hidden. */
export const ProposedRectangle = z.object({
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  /** The rule of the finding that proposes it. */
  reason: z.string(),
});
export type ProposedRectangle = z.infer<typeof ProposedRectangle>;

/** The hidden places of a screenshot in every shared copy. */
export const Redaction = z.object({
  rectangles: z.array(Rectangle),
  /** Places that nobody has hidden yet. */
  proposed: z.array(ProposedRectangle),
  /**
   * The copy: `none` was made yet, it is `preparing`, `ready`, or `not_clean` because something is still legible at
   * `left`; `failed` where the picture could not be rendered.
   */
  state: z.enum(['none', 'preparing', 'ready', 'not_clean', 'failed']),
  left: z.array(ProposedRectangle),
});
export type Redaction = z.infer<typeof Redaction>;

export const PutRedaction = z.strictObject({
  rectangles: z.array(Rectangle).max(MAX_RECTANGLES),
});
export type PutRedaction = z.output<typeof PutRedaction>;
