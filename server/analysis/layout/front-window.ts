import { type Box, type OcrLine } from '../page/ocr-result';

/** The signs that make a window small, large or shut, as they are drawn and as an engine reads them. */
const SIGNS = /^(?:[-–—_=]\s?)?(?:[▢□❐oO0]\s?)?[×✕xX]$/u;
const WITH_SIGNS = /(?:[-–—_]\s?[▢□❐oO0]\s?|[▢□❐]\s?)[×✕xX]$/u;
/** Such signs without a name before them. */
export const isWindowSigns = (text: string): boolean => SIGNS.test(text);
/** Part of a line's height by which the signs may stand off the title. */
const SAME_ROW = 0.6;
/** Nobody has more windows open; a page of crosses would take long. */
const MOST_BARS = 24;
/** Share of the lines below a bar that may run over the left edge of its window. */
const MOST_CROSSING = 0.12;

/** The bar over a window: its lines and where its signs end. */
export interface WindowBar {
  lines: readonly OcrLine[];
  top: number;
  middle: number;
  left: number;
  right: number;
}

const middleOf = ({ box }: OcrLine): number => box.y + box.h / 2;
const rightOf = ({ box }: OcrLine): number => box.x + box.w;

/** The bars of all windows on a screen, from top to bottom. Each ends in the signs of its window. */
export function windowBars(lines: readonly OcrLine[]): WindowBar[] {
  return lines
    .filter(({ text }) => SIGNS.test(text) || WITH_SIGNS.test(text))
    .slice(0, MOST_BARS)
    .map((signs) => barOf(signs, lines))
    .filter(({ lines: own }) => own.some(({ text }) => /\p{L}{2}/u.test(text)))
    .sort((a, b) => a.top - b.top);
}

function barOf(signs: OcrLine, lines: readonly OcrLine[]): WindowBar {
  const reach = signs.box.h * SAME_ROW;
  const row = lines.filter(
    (line) => Math.abs(middleOf(line) - middleOf(signs)) < reach && rightOf(line) <= rightOf(signs),
  );
  const nearest = [...row].sort((a, b) => b.box.x - a.box.x).slice(0, 2);
  return {
    lines: nearest,
    top: Math.min(...nearest.map(({ box }) => box.y)),
    middle: middleOf(signs),
    left: Math.min(...nearest.map(({ box }) => box.x)),
    right: rightOf(signs),
  };
}

/** The window or dialog over another one: the bar that stands lowest is in front. Null where only one is seen. */
export function frontWindow(lines: readonly OcrLine[], screen: Box): Box | null {
  const bars = windowBars(lines);
  const bar = bars.at(-1);
  if (!bar || bars.length < 2) return null;
  const height = bar.lines[0]!.box.h;
  const below = lines.filter((line) => line.box.y > bar.top + height);
  const x = leftEdge(bar, below, screen.x);
  const y = bar.top - height * 0.5;
  return { x, y, w: bar.right + height - x, h: screen.y + screen.h - y };
}

/** Where most lines on the left have ended and those of the window have not begun. */
function leftEdge({ left }: WindowBar, below: readonly OcrLine[], least: number): number {
  const starts = [...new Set(below.map(({ box }) => box.x))]
    .filter((x) => x <= left)
    .sort((a, b) => a - b);
  const most = below.length * MOST_CROSSING;
  const hasLeft = (x: number): boolean => below.some((line) => line.box.x < x - line.box.h);
  const edge = starts.find(
    (x) => hasLeft(x) && below.filter((line) => line.box.x < x && rightOf(line) > x).length <= most,
  );
  return edge ?? Math.max(least, Math.min(left, ...below.map(({ box }) => box.x)));
}
