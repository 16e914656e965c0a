import { type GreyImage } from './glyphs';

/** Places between two pixels, and the whole that four weights make: those of libvips, so that its bytes come out. */
const PLACES = 64;
const SHIFT = 12;
const HALF = 1 << (SHIFT - 1);

/** For each row or column of the target the first of four of the source, and their weights. */
interface Taps {
  first: Int32Array;
  weights: Int32Array;
}

/**
 * Enlarges by a bicubic curve, first the rows and then the columns, with four rows at a time in memory. libvips gives
 * the same bytes, but looks at sixteen pixels for each one.
 */
export function enlarge(image: GreyImage, { width, height }: Omit<GreyImage, 'data'>): GreyImage {
  const across = tapsFor(image.width, width);
  const { first, weights } = tapsFor(image.height, height);
  const wide = Array.from({ length: 4 }, () => new Int16Array(width));
  const data = new Uint8ClampedArray(width * height);
  const clamped = (row: number): number => Math.max(0, Math.min(image.height - 1, row));
  /** How many of the last rows repeat the one above them. */
  let repeated = 0;
  for (let y = 0, next = 0; y < height; y++) {
    const top = first[y]!;
    for (; next <= clamped(top + 3); next++) {
      repeated = isRepeated(image, next) ? repeated + 1 : 0;
      if (repeated) wide[next & 3]!.set(wide[(next - 1) & 3]!);
      else widen(wide[next & 3]!, rowOf(image, next), across);
    }
    // Four equal rows make their own row, whatever their weights are.
    if (repeated >= 3) {
      data.set(wide[0]!, y * width);
      continue;
    }
    const [a, b] = [wide[clamped(top) & 3]!, wide[clamped(top + 1) & 3]!];
    const [c, d] = [wide[clamped(top + 2) & 3]!, wide[clamped(top + 3) & 3]!];
    const [p, q] = [weights[y * 4]!, weights[y * 4 + 1]!];
    const [r, s] = [weights[y * 4 + 2]!, weights[y * 4 + 3]!];
    for (let x = 0, to = y * width; x < width; x++, to++)
      data[to] = (p * a[x]! + q * b[x]! + r * c[x]! + s * d[x]! + HALF) >> SHIFT;
  }
  return { data: new Uint8Array(data.buffer), width, height };
}

/** Between lines of text and in bars one row follows the other; to compare bytes is much less than to draw them. */
function isRepeated({ data, width }: GreyImage, y: number): boolean {
  if (y === 0) return false;
  const [from, to] = [y * width, (y + 1) * width];
  return Buffer.compare(data.subarray(from - width, from), data.subarray(from, to)) === 0;
}

/** Pixels beyond an edge are those of the edge: the curve needs up to two of them. */
const BEYOND = 2;

function rowOf({ data, width }: GreyImage, y: number): Uint8Array {
  const row = new Uint8Array(width + 2 * BEYOND);
  const pixels = data.subarray(y * width, (y + 1) * width);
  row.fill(pixels[0]!, 0, BEYOND);
  row.set(pixels, BEYOND);
  row.fill(pixels[width - 1]!, BEYOND + width);
  return row;
}

/** A row in the width of the target; the curve may go beyond black and white. */
function widen(wide: Int16Array, row: Uint8Array, { first, weights }: Taps): void {
  for (let x = 0, k = 0; x < wide.length; x++, k += 4) {
    const at = first[x]! + BEYOND;
    wide[x] =
      (weights[k]! * row[at]! +
        weights[k + 1]! * row[at + 1]! +
        weights[k + 2]! * row[at + 2]! +
        weights[k + 3]! * row[at + 3]! +
        HALF) >>
      SHIFT;
  }
}

/** Where libvips looks: half a pixel of the source before the middle of the target's. */
function tapsFor(source: number, target: number): Taps {
  const first = new Int32Array(target);
  const weights = new Int32Array(target * 4);
  for (let i = 0; i < target; i++) {
    const centre = (i * source) / target - 0.5;
    const before = Math.floor(centre);
    const place = (Math.floor((centre - before) * PLACES * 2) + 1) >> 1;
    first[i] = before - 1;
    weights.set(curveAt(place / PLACES), i * 4);
  }
  return { first, weights };
}

/** Catmull and Rom: through every pixel, with the slope of its neighbours. */
function curveAt(x: number): number[] {
  const far = x - 1;
  const [first, last] = [-0.5 * x * far ** 2, 0.5 * x ** 2 * far];
  const second = 1 + x ** 2 * (1.5 * x - 2.5);
  return [first, second, 1 - first - second - last, last].map((weight) =>
    Math.trunc(weight * (1 << SHIFT)),
  );
}
