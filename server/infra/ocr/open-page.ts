import sharp, { type Sharp } from 'sharp';
import { type GreyImage } from './glyphs';
import { greyOf } from './grey';
import { DETECTION } from './neural/thresholds';
import { OcrImageError } from './ocr-errors';
import { type PreparedPage } from './preprocess';
import '../images/loaders';

const MAX_INPUT_PIXELS = 50e6;
const DECODE_SECONDS = 30;
const PAPER = '#ffffff';
/** A page this many times higher than wide is a scrolled one, which may have three times the pixels. */
const TALL = 3;
const TALL_ALLOWANCE = 3;
const MAX_SIDE = 30_000;

/** A file as pixels: upright, and on its ground where it is transparent. */
export interface OpenPage extends Pick<PreparedPage, 'width' | 'height' | 'background' | 'colour'> {
  grey: GreyImage;
}

export async function openPage(
  image: Buffer,
  { maxPixels, inColour }: { maxPixels: number; inColour: boolean },
): Promise<OpenPage> {
  try {
    const source = sharp(image, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' });
    const { autoOrient, hasAlpha } = await source.metadata();
    const { width, height } = autoOrient;
    const upright = source.timeout({ seconds: DECODE_SECONDS }).autoOrient();
    const background = hasAlpha ? await backgroundFor(image) : PAPER;
    if (hasAlpha) upright.flatten({ background });
    const factor = roomFor({ width, height }, maxPixels);
    if (factor < 1) upright.resize(Math.round(width * factor), Math.round(height * factor));
    const picture = { width, height, background };
    // In colour a page takes three times the memory, so a large one is opened once more for the second engine.
    if (inColour && factor >= 1 && width * height <= DETECTION.maxPixels) {
      const colour = await pixelsOf(upright.toColourspace('srgb').raw({ depth: 'uchar' }));
      return colour.channels === 3
        ? { ...picture, colour, grey: greyOf(colour) }
        : { ...picture, grey: oneChannel(colour, colour.channels) };
    }
    const grey = await pixelsOf(upright.greyscale().raw());
    return { ...picture, grey: oneChannel(grey, grey.channels) };
  } catch (error) {
    throw new OcrImageError(error instanceof Error ? error.message : String(error));
  }
}

async function pixelsOf(source: Sharp) {
  const { data, info } = await source.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Light drawings on nothing are meant for a dark page, all others for a white one. */
async function backgroundFor(image: Buffer): Promise<string> {
  const thumb = await sharp(image, { limitInputPixels: MAX_INPUT_PIXELS })
    .resize(64, 64, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  return meanAlpha(thumb) <= 250 && visibleBrightness(thumb) > 170 ? '#202020' : PAPER;
}

function meanAlpha(rgba: Uint8Array): number {
  let sum = 0;
  for (let at = 3; at < rgba.length; at += 4) sum += rgba[at]!;
  return (sum * 4) / rgba.length;
}

/** Mean brightness of RGBA pixels, each counted as much as it is opaque. */
function visibleBrightness(rgba: Uint8Array): number {
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3]!;
    sum += ((rgba[at]! + rgba[at + 1]! + rgba[at + 2]!) / 3) * alpha;
    weight += alpha;
  }
  return weight === 0 ? 0 : sum / weight;
}

/** A 16-bit or palette source may come back with more than one channel; the first is the brightness. */
function oneChannel(image: GreyImage, channels: number): GreyImage {
  const { width, height } = image;
  if (channels === 1) return { data: image.data, width, height };
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) data[at] = image.data[at * channels]!;
  return { data, width, height };
}

/** Largest factor at which a page of this size stays within the pixel cap. */
export function roomFor(size: { width: number; height: number }, maxPixels: number): number {
  const cap = size.height > size.width * TALL ? maxPixels * TALL_ALLOWANCE : maxPixels;
  return Math.min(Math.sqrt(cap / (size.width * size.height)), MAX_SIDE / size.width);
}
