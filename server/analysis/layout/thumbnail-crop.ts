import { type Block } from '../../contract/reading/blocks';
import { THUMBNAIL_RATIO } from '../../contract/limits';
import { type ThumbnailCrop } from '../../contract/screenshots';
import { type Box, type OcrResult } from '../page/ocr-result';

/** Text outside of the parts of the page, such as a side bar, counts less. */
const BESIDE = 0.15;
/** The loss by looking further down or right: titles stand above and left. */
const LATE = 0.12;
/** A page keeps its beginning unless so much more can be shown. */
const LEAST_GAIN = 0.05;
/** Above the first line of the crop, as a share of the crop. */
const MARGIN = 0.06;
const MIDDLE = 50;

interface Weighed {
  start: number;
  end: number;
  weight: number;
}

type Axis = 'x' | 'y';

function weigh(box: Box, axis: Axis, isMain: boolean): Weighed {
  const start = box[axis];
  // A letter of a heading counts as much as it covers.
  const weight = box.w * box.h * (isMain ? 1 : BESIDE);
  return { start, end: start + (axis === 'x' ? box.w : box.h), weight };
}

const isIn = (outer: Box, inner: Box): boolean => {
  const [x, y] = [inner.x + inner.w / 2, inner.y + inner.h / 2];
  return x >= outer.x && x <= outer.x + outer.w && y >= outer.y && y <= outer.y + outer.h;
};

/** The weight between two edges; what is cut counts by the square of its share, so that whole lines win. */
function weightIn(parts: readonly Weighed[], from: number, to: number): number {
  return parts.reduce((sum, { start, end, weight }) => {
    const shown = Math.min(end, to) - Math.max(start, from);
    return shown <= 0 ? sum : sum + weight * (shown / Math.max(1, end - start)) ** 2;
  }, 0);
}

/** Where a window of this size shows most, in percent of the way that it can go. */
function bestPlace(parts: readonly Weighed[], whole: number, window: number): number {
  const way = whole - window;
  if (way < 1) return 0;
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return MIDDLE;
  // Whole percents only, so that the cost grows with the number of lines and not with its square.
  const percents = new Set(
    parts.map(({ start }) => {
      const at = Math.max(0, start - window * MARGIN);
      return Math.floor((Math.min(way, at) / way) * 100);
    }),
  );
  let best = { percent: 0, score: weightIn(parts, 0, window) / all + LEAST_GAIN };
  for (const percent of percents) {
    const at = (way * percent) / 100;
    const score = weightIn(parts, at, at + window) / all - (LATE * percent) / 100;
    if (score > best.score) best = { percent, score };
  }
  return best.percent;
}

/** The part of an image that its thumbnail shows: around its text, and its main region first. */
export function thumbnailCrop(
  { width, height, lines }: Pick<OcrResult, 'width' | 'height' | 'lines'>,
  blocks: readonly Pick<Block, 'box'>[],
): ThumbnailCrop {
  const parts = (axis: Axis) =>
    lines.map(({ box }) =>
      weigh(
        box,
        axis,
        blocks.some((block) => isIn(block.box, box)),
      ),
    );
  return {
    x: bestPlace(parts('x'), width, Math.min(width, height * THUMBNAIL_RATIO)),
    y: bestPlace(parts('y'), height, Math.min(height, width / THUMBNAIL_RATIO)),
  };
}
