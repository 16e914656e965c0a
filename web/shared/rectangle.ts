import type { Rectangle } from '../../server/contract/sharing/redactions';

export interface Point {
  x: number;
  y: number;
}

/** The rectangle between two corners, whatever their order. */
export const between = (a: Point, b: Point): Rectangle => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  w: Math.abs(a.x - b.x),
  h: Math.abs(a.y - b.y),
});
