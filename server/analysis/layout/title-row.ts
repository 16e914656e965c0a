import { type Box, type OcrLine } from '../page/ocr-result';
import { boxOf } from './visual-rows';
import { cellsOf } from '../page/places';

interface Picture {
  lines: readonly OcrLine[];
  width: number;
  height: number;
  lineHeight: number;
  /** The window in front, where one was found. */
  front: Box | null;
}

const MOST_PARTS = 2;
const MOST_WORDS = 10;
/** So many texts far apart are links to other pages. */
const MOST_CELLS = 3;
/** The shadow of a window that was captured alone, in shares of the picture's height. */
const SHADOW = 0.12;
const LEAST_SHADOW = 24;
/** How far from the middle the text of a bar may stand, in shares of the width. */
const OFF_CENTRE = 0.08;
const HIGHEST = 1.7;
/** The least part of the screen that is left on each side of a window amid a desktop. */
const MARGIN = 0.08;

/**
 * The lines of a window's title bar: the uppermost row of the picture, short and centred. The dash between document and
 * program is often lost, which leaves two lines side by side.
 */
export function titleRow({ lines, width, height, lineHeight, front }: Picture): OcrLine[] {
  const area = front ?? { x: 0, y: 0, w: width, h: height };
  const inside = front ? lines.filter(({ box }) => isIn(box, front)) : lines;
  const top = inside.reduce<OcrLine | null>(
    (best, line) => (!best || line.box.y < best.box.y ? line : best),
    null,
  );
  const isLower = top && top.box.y - area.y > Math.max(LEAST_SHADOW, area.h * SHADOW);
  if (!top || (isLower && !isAmidDesktop(inside, area))) return [];
  const row = inside.filter(({ box }) => isBeside(box, top.box));
  const words = row.reduce((sum, line) => sum + line.words.length, 0);
  const isLow = row.every(({ box }) => box.h < lineHeight * HIGHEST);
  const cells = row.reduce((sum, line) => sum + cellsOf(line).length, 0);
  if (row.length > MOST_PARTS || words > MOST_WORDS || cells > MOST_CELLS || !isLow) return [];
  return isCentred(row, inside, area) ? row.sort((a, b) => a.box.x - b.box.x) : [];
}

/** A window that fills neither the width nor the height, with nothing but the desktop around it. */
function isAmidDesktop(lines: readonly OcrLine[], area: Box): boolean {
  const { x, y, w, h } = boxOf(lines);
  const least = area.w * MARGIN;
  const below = area.y + area.h - y - h;
  return x - area.x > least && area.x + area.w - x - w > least && below > area.h * MARGIN;
}

const isIn = ({ x, y, w, h }: Box, area: Box): boolean =>
  x + w / 2 > area.x &&
  x + w / 2 < area.x + area.w &&
  y + h / 2 > area.y &&
  y + h / 2 < area.y + area.h;

/** On one row of the picture. */
export const isBeside = (a: Box, b: Box): boolean =>
  Math.abs(a.y + a.h / 2 - b.y - b.h / 2) < Math.max(a.h, b.h) * 0.6;

/** In the middle of the picture, or of all that is written on it. */
function isCentred(row: readonly OcrLine[], all: readonly OcrLine[], area: Box): boolean {
  const middle = middleOf(row);
  const reach = area.w * OFF_CENTRE;
  return Math.abs(middle - area.x - area.w / 2) < reach || Math.abs(middle - middleOf(all)) < reach;
}

function middleOf(lines: readonly OcrLine[]): number {
  const left = Math.min(...lines.map(({ box }) => box.x));
  const right = Math.max(...lines.map(({ box }) => box.x + box.w));
  return (left + right) / 2;
}
