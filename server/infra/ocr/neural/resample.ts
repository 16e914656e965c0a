import { type Box } from '../../../analysis/page/ocr-result';
import { type ColourImage } from './colour-image';

/** For each pixel of the target the pixels of the source that it is made of, in flat arrays: they are read millions of times. */
interface Taps {
  /** The first pixel of the source. */
  first: Int32Array;
  /** Where its weights begin; those of the next pixel begin where they end. */
  start: Int32Array;
  weights: Float32Array;
}

/** A triangle filter, widened where the picture shrinks so that no stroke falls through. */
function tapsFor(source: number, target: number): Taps {
  const scale = source / target;
  const reach = Math.max(1, scale);
  const first = new Int32Array(target);
  const start = new Int32Array(target + 1);
  const weights = new Float32Array(target * (Math.ceil(reach * 2) + 1));
  for (let i = 0, at = 0; i < target; i++) {
    const centre = (i + 0.5) * scale - 0.5;
    const from = Math.max(0, Math.ceil(centre - reach));
    const to = Math.min(source - 1, Math.floor(centre + reach));
    first[i] = from;
    let sum = 0;
    for (let k = from; k <= to; k++, at++) {
      weights[at] = Math.max(0, 1 - Math.abs(k - centre) / reach);
      sum += weights[at]!;
    }
    start[i + 1] = at;
    for (let k = start[i]!; k < at; k++) weights[k]! /= sum || 1;
  }
  return { first, start, weights };
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
  const rows = drawnRows(page, box, target.width);
  const { first, start, weights } = tapsFor(box.h, target.height);
  const pitch = target.width * 3;
  for (let y = 0; y < target.height; y++) {
    const [from, to, top] = [start[y]!, start[y + 1]!, first[y]! * pitch];
    for (let plane = 0; plane < 3; plane++) {
      const origin = target.offset + (plane * target.height + y) * target.stride;
      for (let x = 0, column = top + 2 - plane; x < target.width; x++, column += 3) {
        let sum = 0;
        for (let k = from, at = column; k < to; k++, at += pitch) sum += weights[k]! * rows[at]!;
        target.data[origin + x] = sum / 127.5 - 1;
      }
    }
  }
}

/** The rows of a box in the width of the target, three values a pixel. */
function drawnRows({ data, width }: ColourImage, box: Box, target: number): Float32Array {
  const { first, start, weights } = tapsFor(box.w, target);
  const rows = new Float32Array(box.h * target * 3);
  for (let y = 0, out = 0; y < box.h; y++) {
    const left = ((box.y + y) * width + box.x) * 3;
    for (let x = 0; x < target; x++, out += 3) {
      let [red, green, blue] = [0, 0, 0];
      for (let k = start[x]!, at = left + first[x]! * 3; k < start[x + 1]!; k++, at += 3) {
        const weight = weights[k]!;
        red += weight * data[at]!;
        green += weight * data[at + 1]!;
        blue += weight * data[at + 2]!;
      }
      rows[out] = red;
      rows[out + 1] = green;
      rows[out + 2] = blue;
    }
  }
  return rows;
}
