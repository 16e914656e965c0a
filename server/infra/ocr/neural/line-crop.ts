import { type Box } from '../../../analysis/page/ocr-result';
import { type ColourImage } from './colour-image';
import { CROP } from './thresholds';

/** Columns without ink, from the left edge of the crop; `to` is exclusive. */
export interface Gap {
  from: number;
  to: number;
}

/** One line cut close to its ink. */
export interface LineCrop {
  /** The part that is read: the ink and a margin around it. */
  box: Box;
  /** The ink alone. */
  ink: Box;
  /** Between the first and the last ink, in pixels of the page. */
  gaps: Gap[];
}

/** Cuts a detected box close to its ink: the smaller the margin, the larger the letters that the network sees. */
export function cropLine(page: ColourImage, box: Box): LineCrop | null {
  const contrast = contrastIn(page, box);
  const isInk = (value: number): boolean => value >= contrast.ink;
  const [top, bottom] = [contrast.rows.findIndex(isInk), contrast.rows.findLastIndex(isInk)];
  const [left, right] = [contrast.columns.findIndex(isInk), contrast.columns.findLastIndex(isInk)];
  if (top < 0 || left < 0) return null;
  const ink = { x: box.x + left, y: box.y + top, w: right - left + 1, h: bottom - top + 1 };
  const cut = withMargin(ink, box);
  return { box: cut, ink, gaps: gapsIn(contrast, { left, right, from: box.x }) };
}

function withMargin(ink: Box, limit: Box): Box {
  const [above, beside] = [Math.ceil(ink.h * CROP.above), Math.ceil(ink.h * CROP.beside)];
  const x = Math.max(limit.x, ink.x - beside);
  const y = Math.max(limit.y, ink.y - above);
  const right = Math.min(limit.x + limit.w, ink.x + ink.w + beside);
  const bottom = Math.min(limit.y + limit.h, ink.y + ink.h + above);
  return { x, y, w: right - x, h: bottom - y };
}

interface Contrast {
  /** Largest difference from the ground in each row and column of the box. */
  rows: Float64Array;
  columns: Float64Array;
  /** From here on it is ink. */
  ink: number;
  /** Below this a column is empty. */
  gap: number;
}

function contrastIn(page: ColourImage, box: Box): Contrast {
  const [red, green, blue] = commonestColour(page, box);
  const { data } = page;
  const rows = new Float64Array(box.h);
  const columns = new Float64Array(box.w);
  for (let y = 0; y < box.h; y++) {
    let most = 0;
    for (let x = 0, at = firstOf(page, box, y); x < box.w; x++, at += 3) {
      const far = Math.max(
        Math.abs(data[at]! - red),
        Math.abs(data[at + 1]! - green),
        Math.abs(data[at + 2]! - blue),
      );
      if (far > most) most = far;
      if (far > columns[x]!) columns[x] = far;
    }
    rows[y] = most;
  }
  const peak = Math.max(...columns);
  return {
    rows,
    columns,
    ink: Math.max(CROP.leastInk, peak * CROP.ink),
    gap: Math.max(CROP.leastInk, peak * CROP.gap),
  };
}

/** Where a row of the box begins in the pixels of the page. */
const firstOf = ({ width }: ColourImage, box: Box, row: number): number =>
  ((box.y + row) * width + box.x) * 3;

/** Mean of the fullest of 4,096 bins; without a function for each pixel, which would take twice as long. */
function commonestColour(page: ColourImage, box: Box): [number, number, number] {
  const { data } = page;
  const bins = new Uint16Array(box.w * box.h);
  const counts = new Uint32Array(4096);
  for (let y = 0, i = 0; y < box.h; y++)
    for (let x = 0, at = firstOf(page, box, y); x < box.w; x++, at += 3, i++) {
      bins[i] = ((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4);
      counts[bins[i]!]!++;
    }
  let fullest = 0;
  for (let bin = 1; bin < counts.length; bin++) if (counts[bin]! > counts[fullest]!) fullest = bin;
  let [red, green, blue] = [0, 0, 0];
  for (let y = 0, i = 0; y < box.h; y++)
    for (let x = 0, at = firstOf(page, box, y); x < box.w; x++, at += 3, i++) {
      if (bins[i] !== fullest) continue;
      red += data[at]!;
      green += data[at + 1]!;
      blue += data[at + 2]!;
    }
  const count = counts[fullest] || 1;
  return [red / count, green / count, blue / count];
}

function gapsIn(
  { columns, gap }: Contrast,
  { left, right, from }: { left: number; right: number; from: number },
): Gap[] {
  const gaps: Gap[] = [];
  let start = -1;
  for (let x = left; x <= right; x++) {
    const isEmpty = columns[x]! < gap;
    if (isEmpty && start < 0) start = x;
    if (isEmpty || start < 0) continue;
    gaps.push({ from: from + start, to: from + x });
    start = -1;
  }
  return gaps;
}
