import sharp from 'sharp';
import { type Box } from '../../../analysis/page/ocr-result';

/** Three bytes per pixel (red, green, blue), row by row. */
export interface ColourImage {
  data: Uint8Array;
  width: number;
  height: number;
}

const MAX_INPUT_PIXELS = 50e6;
const DECODE_SECONDS = 30;

/** The upright page in colour, on paper where it is transparent, with no more pixels than allowed. */
export async function decodeColour(
  image: Buffer,
  { maxPixels, background }: { maxPixels: number; background: string },
): Promise<ColourImage> {
  const source = sharp(image, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' });
  const { width, height } = (await source.metadata()).autoOrient;
  const upright = source.timeout({ seconds: DECODE_SECONDS }).autoOrient().flatten({ background });
  const factor = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  if (factor < 1) upright.resize(Math.round(width * factor), Math.round(height * factor));
  const { data, info } = await upright
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data: threeChannels(data, info.channels), width: info.width, height: info.height };
}

function threeChannels(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return data;
  const pixels = data.length / channels;
  const colour = new Uint8Array(pixels * 3);
  for (let at = 0; at < pixels; at++)
    for (let channel = 0; channel < 3; channel++)
      colour[at * 3 + channel] = data[at * channels + Math.min(channel, channels - 1)]!;
  return colour;
}

/** Rows `top` to `bottom`, sharing the pixels of the page. */
export function rowsOf(image: ColourImage, top: number, bottom: number): ColourImage {
  const data = image.data.subarray(top * image.width * 3, bottom * image.width * 3);
  return { data, width: image.width, height: bottom - top };
}

/** A copy of a box of the page. */
export function cutOut({ data, width }: ColourImage, { x, y, w, h }: Box): ColourImage {
  const cut = new Uint8Array(w * h * 3);
  for (let row = 0; row < h; row++) {
    const start = ((y + row) * width + x) * 3;
    cut.set(data.subarray(start, start + w * 3), row * w * 3);
  }
  return { data: cut, width: w, height: h };
}
