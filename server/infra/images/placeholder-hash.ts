import { rgbaToThumbHash } from 'thumbhash';

export interface RawPixels {
  data: Buffer;
  width: number;
  height: number;
  /** 1 and 2 are grey; 2 and 4 include alpha. */
  channels: number;
}

/** The hash accepts at most 100 pixels a side. */
const MOST_SIDE = 100;
const OPAQUE = 255;

/**
 * A ThumbHash of the picture. Sampling single pixels is enough, because the hash is a blur; another resize by the image
 * library would cost a tenth of the whole upload.
 */
export function placeholderHash(pixels: RawPixels): Buffer {
  const scale = Math.min(1, MOST_SIDE / Math.max(pixels.width, pixels.height));
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  return Buffer.from(rgbaToThumbHash(width, height, sampled(pixels, width, height)));
}

function sampled(pixels: RawPixels, width: number, height: number): Uint8Array {
  const { data, channels } = pixels;
  const isGrey = channels < 3;
  const hasAlpha = channels % 2 === 0;
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0, to = 0; y < height; y += 1) {
    const row = middleOf(y, height, pixels.height) * pixels.width;
    for (let x = 0; x < width; x += 1, to += 4) {
      const from = (row + middleOf(x, width, pixels.width)) * channels;
      rgba[to] = data[from] ?? 0;
      rgba[to + 1] = data[isGrey ? from : from + 1] ?? 0;
      rgba[to + 2] = data[isGrey ? from : from + 2] ?? 0;
      rgba[to + 3] = hasAlpha ? (data[from + channels - 1] ?? OPAQUE) : OPAQUE;
    }
  }
  return rgba;
}

/** The pixel in the middle of the n-th of `parts` equal parts. */
const middleOf = (n: number, parts: number, size: number) => Math.floor(((n + 0.5) * size) / parts);
