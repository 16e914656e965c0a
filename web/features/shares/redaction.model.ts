import { HIDING_MARGIN } from '../../../server/contract/limits';
import type { Rectangle } from '../../../server/contract/sharing/redactions';
import type { Entity } from '../../../server/contract/reading/entities';
import type { EntityType } from '../../../server/contract/reading/entity-types';
import type { ScreenshotWords } from '../../../server/contract/reading/words';
import type { Point } from '../../shared/rectangle';

export interface Size {
  width: number;
  height: number;
}

/** A click is no rectangle. */
const SMALLEST = 4;
export const isDrawn = ({ w, h }: Rectangle): boolean => w >= SMALLEST && h >= SMALLEST;

/** The part of a rectangle that lies in the image, in whole pixels; null where there is none. */
export function inside(it: Rectangle, image: Size): Rectangle | null {
  const x = Math.max(0, Math.floor(it.x));
  const y = Math.max(0, Math.floor(it.y));
  const w = Math.min(image.width, Math.ceil(it.x + it.w)) - x;
  const h = Math.min(image.height, Math.ceil(it.y + it.h)) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

export const holds = ({ x, y, w, h }: Rectangle, point: Point): boolean =>
  point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h;

/** A rectangle in the middle of the image, from where keys move it. */
export function middleOf(image: Size): Rectangle | null {
  const [w, h] = [image.width / 4, image.height / 12];
  return inside({ x: (image.width - w) / 2, y: (image.height - h) / 2, w, h }, image);
}

const covers = (outer: Rectangle, { x, y, w, h }: Rectangle): boolean =>
  holds(outer, { x: x + w / 2, y: y + h / 2 });

/** Entities of one type, with the places that nothing hides yet. */
export interface EntityPlaces {
  type: EntityType;
  places: Rectangle[];
}

/** Findings of the reading by their type, as far as they can still be seen. */
export function unhiddenEntities(
  entities: readonly Entity[],
  hidden: readonly Rectangle[],
  image: Size,
): EntityPlaces[] {
  const byType = new Map<EntityType, Rectangle[]>();
  for (const { type, boxes } of entities) {
    const seen = boxes.filter((box) => !hidden.some((it) => covers(it, box)));
    const places = seen.flatMap((box) => inside(grown(box), image) ?? []);
    if (places.length > 0) byType.set(type, [...(byType.get(type) ?? []), ...places]);
  }
  return [...byType].map(([type, places]) => ({ type, places }));
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

const grown = ({ x, y, w, h }: Rectangle): Rectangle => {
  const more = h * HIDING_MARGIN.part + HIDING_MARGIN.pixels;
  return { x: x - more, y: y - more, w: w + 2 * more, h: h + 2 * more };
};

/** Rectangles over every other place that shows a word which is hidden already. */
export function sameTextElsewhere(
  { lines, width, height }: ScreenshotWords,
  hidden: readonly Rectangle[],
): Rectangle[] {
  const words = lines.flatMap((line) => line.words);
  const isHidden = (word: Rectangle) => hidden.some((it) => covers(it, word));
  const texts = new Set(words.filter(isHidden).map(({ text }) => folded(text)));
  return words
    .filter((word) => texts.has(folded(word.text)) && !isHidden(word))
    .flatMap(({ x, y, w, h }) => inside(grown({ x, y, w, h }), { width, height }) ?? []);
}
