import { type Gap } from './line-crop';

/** A sign that was read and about where its middle stands, in pixels of the page. */
export interface PlacedSign {
  text: string;
  x: number;
}

export interface LineMeasure {
  /** Type size in pixels. */
  em: number;
  /** Pixels per step of the recogniser: how exactly a sign is placed. */
  step: number;
}

const ASCENDS = /[A-Z0-9bdfhkltijß!?$€£%&()[\]{}|/\\@#À-ÞŁŚŻŹ⺀-鿿]/u;
const DESCENDS = /[gjpqyçQ,;()[\]{}|/\\@$⺀-鿿]/u;

/** Type size from the height of the ink, which depends on the letters that the line has. */
export function emOf(signs: readonly PlacedSign[], inkHeight: number): number {
  const text = signs.map((sign) => sign.text).join('');
  const [ascends, descends] = [ASCENDS.test(text), DESCENDS.test(text)];
  const share = ascends && descends ? 0.94 : ascends ? 0.72 : descends ? 0.74 : 0.53;
  return inkHeight / share;
}

const MATCH = { reward: 0.6, width: 2, widest: 0.6, spread: 2.2 };
const UNMATCHED_GAP = 4;
const UNMATCHED_BOUNDARY = 0.05;

/**
 * Assigns the gaps of the picture to the boundaries between signs: for each boundary (sign i and i + 1) its gap, or
 * null. Signs are placed to about a sixth of the line's height only; gaps are exact. Both are in order, so the best
 * matching is found by dynamic programming: near gaps match, wide gaps do not stay over.
 */
export function alignGaps(
  signs: readonly PlacedSign[],
  gaps: readonly Gap[],
  { em, step }: LineMeasure,
): (Gap | null)[] {
  const boundaries = signs.slice(1).map((sign, i) => (signs[i]!.x + sign.x) / 2);
  const [n, m] = [boundaries.length, gaps.length];
  const worth = (i: number, j: number): number => {
    const { from, to } = gaps[j]!;
    const far = (from + to) / 2 - boundaries[i]!;
    const width = Math.min((to - from) / em, MATCH.widest);
    return MATCH.reward + MATCH.width * width - far ** 2 / (MATCH.spread * step ** 2);
  };
  const columns = m + 1;
  const best = new Float64Array((n + 1) * columns);
  const cost = (gap: Gap): number => (UNMATCHED_GAP * (gap.to - gap.from)) / em;
  for (let j = 1; j <= m; j++) best[j] = best[j - 1]! - cost(gaps[j - 1]!);
  for (let i = 1; i <= n; i++) {
    best[i * columns] = best[(i - 1) * columns]! - UNMATCHED_BOUNDARY;
    for (let j = 1; j <= m; j++)
      best[i * columns + j] = Math.max(
        best[(i - 1) * columns + j - 1]! + worth(i - 1, j - 1),
        best[(i - 1) * columns + j]! - UNMATCHED_BOUNDARY,
        best[i * columns + j - 1]! - cost(gaps[j - 1]!),
      );
  }
  const matched: (Gap | null)[] = boundaries.map(() => null);
  for (let i = n, j = m; i > 0 && j > 0;) {
    const value = best[i * columns + j]!;
    if (value === best[(i - 1) * columns + j - 1]! + worth(i - 1, j - 1)) matched[--i] = gaps[--j]!;
    else if (value === best[(i - 1) * columns + j]! - UNMATCHED_BOUNDARY) i--;
    else j--;
  }
  return matched;
}
