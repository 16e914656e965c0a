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
  const rows = contrast.rows.map((value) => value >= contrast.ink);
  const columns = contrast.columns.map((value) => value >= contrast.ink);
  const [top, bottom] = [rows.indexOf(true), rows.lastIndexOf(true)];
  const [left, right] = [columns.indexOf(true), columns.lastIndexOf(true)];
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
  rows: number[];
  columns: number[];
  /** From here on it is ink. */
  ink: number;
  /** Below this a column is empty. */
  gap: number;
}

function contrastIn(page: ColourImage, box: Box): Contrast {
  const ground = commonestColour(page, box);
  const rows = new Array<number>(box.h).fill(0);
  const columns = new Array<number>(box.w).fill(0);
  for (let y = 0; y < box.h; y++)
    for (let x = 0, at = ((box.y + y) * page.width + box.x) * 3; x < box.w; x++, at += 3) {
      const far = Math.max(
        Math.abs(page.data[at]! - ground[0]),
        Math.abs(page.data[at + 1]! - ground[1]),
        Math.abs(page.data[at + 2]! - ground[2]),
      );
      if (far > rows[y]!) rows[y] = far;
      if (far > columns[x]!) columns[x] = far;
    }
  const peak = Math.max(...columns);
  return {
    rows,
    columns,
    ink: Math.max(CROP.leastInk, peak * CROP.ink),
    gap: Math.max(CROP.leastInk, peak * CROP.gap),
  };
}

/** Mean of the fullest of 4,096 bins. */
function commonestColour(page: ColourImage, box: Box): [number, number, number] {
  const counts = new Uint32Array(4096);
  const binAt = (at: number): number =>
    ((page.data[at]! >> 4) << 8) | ((page.data[at + 1]! >> 4) << 4) | (page.data[at + 2]! >> 4);
  const visit = (each: (at: number) => void): void => {
    for (let y = box.y; y < box.y + box.h; y++)
      for (let x = box.x; x < box.x + box.w; x++) each((y * page.width + x) * 3);
  };
  visit((at) => counts[binAt(at)]!++);
  const fullest = counts.indexOf(Math.max(...counts));
  const sum: [number, number, number] = [0, 0, 0];
  visit((at) => {
    if (binAt(at) !== fullest) return;
    for (let channel = 0; channel < 3; channel++) sum[channel]! += page.data[at + channel]!;
  });
  return sum.map((total) => total / (counts[fullest] || 1)) as [number, number, number];
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
