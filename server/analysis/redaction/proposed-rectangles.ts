import { HIDING_MARGIN } from '../../contract/limits';
import type { Box } from '../page/ocr-result';
import type { LegiblePlace } from './legible-places';

/** Rectangles that hide these places: a little larger than the words, and one for the words of a line. */
export function proposedRectangles(
  places: readonly LegiblePlace[],
  page: { width: number; height: number },
): LegiblePlace[] {
  const joined: LegiblePlace[] = [];
  // From left to right, because the words of a line differ in height by some pixels.
  for (const place of [...places].sort((a, b) => a.x - b.x || a.y - b.y)) {
    const beside = joined.find((it) => it.reason === place.reason && areNeighbours(it, place));
    if (beside) Object.assign(beside, around(beside, place));
    else joined.push({ ...place });
  }
  return joined.sort((a, b) => a.y - b.y || a.x - b.x).map((place) => grown(place, page));
}

function areNeighbours(a: Box, b: Box): boolean {
  const height = Math.min(a.h, b.h);
  const overlap = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const gap = Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w);
  return overlap > height / 2 && gap < height;
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.w, b.x + b.w), Math.max(a.y + a.h, b.y + b.h)];
  return { x, y, w: right - x, h: bottom - y };
}

function grown<Place extends Box>(place: Place, page: { width: number; height: number }): Place {
  const more = place.h * HIDING_MARGIN.part + HIDING_MARGIN.pixels;
  const x = Math.max(0, Math.floor(place.x - more));
  const y = Math.max(0, Math.floor(place.y - more));
  const right = Math.min(page.width, Math.ceil(place.x + place.w + more));
  const bottom = Math.min(page.height, Math.ceil(place.y + place.h + more));
  return { ...place, x, y, w: right - x, h: bottom - y };
}
