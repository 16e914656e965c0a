import { between, type Point } from '../../../../shared/rectangle';

/** A part of the turned image, in its pixels. */
export interface Part {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The view of the copy: quarter turns clockwise, and the part of the turned image. */
export interface Cut {
  turns: number;
  part: Part;
}

/** Smaller copies could not be read. */
const LEAST_SIDE = 16;

const clamp = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The size of the image after the turns. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

export const whole = (size: Size): Part => ({ x: 0, y: 0, w: size.width, h: size.height });

/** The nearest part that lies within the image and is large enough, in whole pixels. */
export function fitted(part: Part, { width, height }: Size): Part {
  const w = Math.round(clamp(Math.min(LEAST_SIDE, width), part.w, width));
  const h = Math.round(clamp(Math.min(LEAST_SIDE, height), part.h, height));
  return {
    w,
    h,
    x: Math.round(clamp(0, part.x, width - w)),
    y: Math.round(clamp(0, part.y, height - h)),
  };
}

/** Turns image and part by a quarter; the part keeps showing the same. */
export function turned({ turns, part }: Cut, by: 1 | -1, image: Size): Cut {
  const { width, height } = turnedSize(image, turns);
  const { x, y, w, h } = part;
  const next = by === 1 ? { x: height - y - h, y: x } : { x: y, y: width - x - w };
  return { turns: (turns + by + 4) % 4, part: { ...next, w: h, h: w } };
}

/** The thing that a pointer has taken hold of: the part, one of its corners, or the ground, which draws a new part. */
export type Hold = 'part' | 'new' | 'nw' | 'ne' | 'sw' | 'se';

/** The part after the pointer has moved from one point to another. */
export function dragged(hold: Hold, part: Part, [from, to]: [Point, Point], size: Size): Part {
  const { x, y, w, h } = part;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (hold === 'part') return fitted({ x: x + dx, y: y + dy, w, h }, size);
  const inImage = {
    x: clamp(0, to.x, size.width),
    y: clamp(0, to.y, size.height),
  };
  if (hold === 'new') return fitted(between(from, inImage), size);
  const opposite = { x: hold.endsWith('w') ? x + w : x, y: hold.startsWith('n') ? y + h : y };
  return fitted(between(opposite, inImage), size);
}

/** The hold at a point: a corner within reach, the part, or the ground. */
export function holdAt({ x, y }: Point, part: Part, reach: number): Hold {
  const near = (a: number, b: number) => Math.abs(a - b) <= reach;
  const isWest = near(x, part.x);
  const isEast = near(x, part.x + part.w);
  const isNorth = near(y, part.y);
  const isSouth = near(y, part.y + part.h);
  if (isNorth && isWest) return 'nw';
  if (isNorth && isEast) return 'ne';
  if (isSouth && isWest) return 'sw';
  if (isSouth && isEast) return 'se';
  const isIn = x > part.x && x < part.x + part.w && y > part.y && y < part.y + part.h;
  return isIn ? 'part' : 'new';
}

/** Nothing is cut off and nothing is turned: the copy would be the original. */
export function isUnchanged({ turns, part }: Cut, image: Size): boolean {
  return turns === 0 && part.w === image.width && part.h === image.height;
}
