import { type Box } from '../../../analysis/page/ocr-result';
import { type ColourImage } from './colour-image';

/** For each pixel of the target the first pixel of the source and the weights from there on. */
interface Taps {
  first: Int32Array;
  weights: Float32Array[];
}

/** A triangle filter, widened where the picture shrinks so that no stroke falls through. */
function tapsFor(source: number, target: number): Taps {
  const scale = source / target;
  const reach = Math.max(1, scale);
  const first = new Int32Array(target);
  const weights = Array.from({ length: target }, (_, i) => {
    const centre = (i + 0.5) * scale - 0.5;
    const from = Math.max(0, Math.ceil(centre - reach));
    const to = Math.min(source - 1, Math.floor(centre + reach));
    first[i] = from;
    const row = Float32Array.from({ length: to - from + 1 }, (_unused, k) =>
      Math.max(0, 1 - Math.abs(from + k - centre) / reach),
    );
    const sum = row.reduce((total, weight) => total + weight, 0) || 1;
    return row.map((weight) => weight / sum);
  });
  return { first, weights };
}

export interface Target {
  data: Float32Array;
  /** The offset of this picture in `data`. */
  offset: number;
  width: number;
  height: number;
  /** Columns of one row of `data`; what is right of `width` stays as it is. */
  stride: number;
}

/** Draws a box of the page into a tensor: planes of blue, green and red from -1 to 1. */
export function drawInto(target: Target, page: ColourImage, box: Box): void {
  const across = tapsFor(box.w, target.width);
  const down = tapsFor(box.h, target.height);
  const rows = new Float32Array(box.h * target.width);
  for (let plane = 0; plane < 3; plane++) {
    for (let y = 0; y < box.h; y++) {
      const start = ((box.y + y) * page.width + box.x) * 3 + 2 - plane;
      for (let x = 0; x < target.width; x++) {
        const taps = across.weights[x]!;
        let sum = 0;
        for (let k = 0, at = start + across.first[x]! * 3; k < taps.length; k++, at += 3)
          sum += taps[k]! * page.data[at]!;
        rows[y * target.width + x] = sum;
      }
    }
    const origin = target.offset + plane * target.height * target.stride;
    for (let y = 0; y < target.height; y++) {
      const taps = down.weights[y]!;
      for (let x = 0; x < target.width; x++) {
        let sum = 0;
        for (let k = 0, at = down.first[y]! * target.width + x; k < taps.length; k++)
          sum += taps[k]! * rows[at + k * target.width]!;
        target.data[origin + y * target.stride + x] = sum / 127.5 - 1;
      }
    }
  }
}
