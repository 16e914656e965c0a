import { type OcrLine } from '../page/ocr-result';
import { type PageFacts } from '../page/page-facts';

type Measures = Pick<PageFacts, 'lines' | 'width' | 'lineHeight'>;

/**
 * Tells of each line whether it is short and stands in a column of short lines at the left edge; over longer ones it is
 * their heading. The lines are sorted once, because every line of a page asks.
 */
export function sidebarOf({
  lines,
  width,
  lineHeight,
}: Measures): (line: Pick<OcrLine, 'box'>) => boolean {
  const boxes = lines.map(({ box }) => box).sort((a, b) => a.x - b.x);
  const edges = boxes.map(({ x }) => x);
  const wideUpTo = [0];
  for (const { x, w } of boxes) wideUpTo.push(wideUpTo.at(-1)! + (x + w > width * 0.25 ? 1 : 0));
  return ({ box: { x, w } }) => {
    if (x + w >= width * 0.2) return false;
    const from = firstIndex(edges, (edge) => edge > x - lineHeight);
    const to = Math.max(
      from,
      firstIndex(edges, (edge) => edge >= x + lineHeight),
    );
    return (wideUpTo[to]! - wideUpTo[from]!) * 2 <= to - from;
  };
}

/** The first of the sorted values for which it holds, or their number. */
function firstIndex(values: readonly number[], holds: (value: number) => boolean): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(values[middle]!)) to = middle;
    else from = middle + 1;
  }
  return from;
}
