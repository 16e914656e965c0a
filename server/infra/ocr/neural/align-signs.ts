import { FUSION } from './thresholds';

/** A sign that one engine read, with its edges on the page. */
export interface SeenSign {
  text: string;
  from: number;
  to: number;
}

/** The signs of both engines at one place; one of them may have seen nothing. */
export interface Pair<T, N> {
  theirs?: T;
  neural?: N;
}

/** Signs that have the same outline for one of the engines. */
const OUTLINES: readonly (readonly [RegExp, string])[] = [
  [/[0oOQ]/g, 'o'],
  [/[1lI|!]/g, 'l'],
  [/[‘’`´]/g, "'"],
  [/[“”„]/g, '"'],
  [/[–—−]/g, '-'],
  [/[·•]/g, '.'],
];

/** Without accent and case: what the second engine makes of a letter it does not know. */
export function outline(sign: string): string {
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return OUTLINES.reduce((text, [found, like]) => text.replace(found, like), plain).toLowerCase();
}

/** The cheapest way to lay two readings of one line over each other. */
export function alignSigns<T extends SeenSign, N extends SeenSign>(
  theirs: readonly T[],
  neural: readonly N[],
  height: number,
): Pair<T, N>[] {
  const [n, m] = [theirs.length, neural.length];
  const columns = m + 1;
  const best = new Float64Array((n + 1) * columns);
  const [left, right] = [theirs.map(shapeOf), neural.map(shapeOf)];
  for (let i = 0; i <= n; i++)
    for (let j = 0; j <= m; j++) {
      if (i === 0 && j === 0) continue;
      best[i * columns + j] = Math.min(
        i > 0 ? best[(i - 1) * columns + j]! + FUSION.missing : Infinity,
        j > 0 ? best[i * columns + j - 1]! + FUSION.missing : Infinity,
        i > 0 && j > 0
          ? best[(i - 1) * columns + j - 1]! + costOf(left[i - 1]!, right[j - 1]!, height)
          : Infinity,
      );
    }
  const pairs: Pair<T, N>[] = [];
  for (let i = n, j = m; i > 0 || j > 0;) {
    const value = best[i * columns + j]!;
    const isPair =
      i > 0 &&
      j > 0 &&
      value === best[(i - 1) * columns + j - 1]! + costOf(left[i - 1]!, right[j - 1]!, height);
    if (isPair) pairs.push({ theirs: theirs[--i]!, neural: neural[--j]! });
    else if (i > 0 && value === best[(i - 1) * columns + j]! + FUSION.missing)
      pairs.push({ theirs: theirs[--i]! });
    else pairs.push({ neural: neural[--j]! });
  }
  return pairs.reverse();
}

/** A sign with its outline, which is made once: every sign meets all of the other reading. */
interface Shape extends SeenSign {
  outline: string;
}

const shapeOf = ({ text, from, to }: SeenSign): Shape => ({
  text,
  from,
  to,
  outline: outline(text),
});

function costOf(a: Shape, b: Shape, height: number): number {
  const far = Math.abs(a.from + a.to - b.from - b.to) / 2 / height;
  const shape = a.text === b.text ? 0 : a.outline === b.outline ? FUSION.lookAlike : FUSION.other;
  return shape + FUSION.farApart * Math.min(1, far);
}
