import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { AppError } from '../../common/app-error';
import { MAX_PIXELS } from '../../contract/limits';
import { needsDecoder, type ReadableImage, readableImage } from './foreign-images';
import { type EmbeddedDates, embeddedDates } from './embedded-dates';
import { HEAD_BYTES, type ImageType, imageTypeOf } from './image-type';
import { PixelGate } from './pixel-gate';
import { placeholderHash } from './placeholder-hash';

export interface InspectedImage {
  contentType: ImageType;
  /** Pixels of the upright image. */
  width: number;
  height: number;
  /** WebP, at most 640 pixels wide. */
  thumbnail: Buffer;
  thumbhash: Buffer;
  dates: EmbeddedDates;
}

// One thread per decode and no cache: the gate below decides how much runs at once.
sharp.concurrency(1);
sharp.cache(false);
// Everything libvips could open is closed, then the accepted types are opened: no SVG, no PDF, no magick.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map(
    (loader) => `VipsForeignLoad${loader}`,
  ),
});

/** Twice the largest image, so that a big one does not make every small one wait. */
const gate = new PixelGate(2 * MAX_PIXELS);

/** Room for unpacking BMP or HEIC, whose size shows only on the way. */
const UNPACKED_PIXELS = MAX_PIXELS / 2;

/** The WebP format ends here; very tall pages become narrower instead. */
const WEBP_SIDE = 16_383;
const THUMBNAIL_HEIGHT = 8_192;
const THUMBNAIL_QUALITY = 78;
/** Effort 1 costs half the CPU of the default for a few per cent of size. */
const THUMBNAIL_EFFORT = 1;

const input: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS };

/**
 * Accepts or refuses an uploaded file by its content, and makes the thumbnail and the hash in the same decode. `head`
 * are its first bytes. Throws 415 for what is no accepted type, 422 for what cannot be decoded or is too large.
 */
export async function inspectImage(path: string, head: Buffer): Promise<InspectedImage> {
  const contentType = imageTypeOf(head);
  if (!contentType) {
    throw new AppError(
      'unsupported_image',
      'This file is not an image we can read. Upload PNG, JPEG, WebP, GIF, AVIF, TIFF, BMP or HEIC.',
    );
  }
  const foreign = needsDecoder(contentType)
    ? await gate.run(UNPACKED_PIXELS, async () => {
        const bytes = await readFile(path);
        return readable(() => readableImage(bytes));
      })
    : null;
  const source = foreign?.image ?? path;
  const metadata = await readable(() =>
    sharp(source, { ...input, limitInputPixels: false }).metadata(),
  );
  const pixels = pixelsOf(metadata);
  if (pixels > MAX_PIXELS) {
    throw new AppError(
      'image_too_many_pixels',
      `This image has ${Math.round(pixels / 1e6)} megapixels; the limit is ${MAX_PIXELS / 1e6}.`,
    );
  }
  const made = await gate.run(pixels, () => readable(() => decode(source)));
  const dates = embeddedDates({ ...metadata, ...foreign?.metadata });
  return { contentType, ...uprightSize(metadata), ...made, dates };
}

/** A small WebP of an accepted original, `width` pixels wide at most. */
export async function shrinkImage(stored: Buffer, width: number): Promise<Buffer> {
  const original = await unpacked(stored);
  const { width: wide, height } = await sharp(original, input).metadata();
  return gate.run(wide * height, () =>
    sharp(original, input)
      .autoOrient()
      .resize({ width, height: THUMBNAIL_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: THUMBNAIL_QUALITY, effort: THUMBNAIL_EFFORT })
      .toBuffer(),
  );
}

/** A picture of full size that every browser shows, for originals of which that is not true. */
export async function fullSizeWebp(stored: Buffer): Promise<Buffer> {
  const original = await unpacked(stored);
  const { width, height } = await sharp(original, input).metadata();
  return gate.run(width * height, () =>
    sharp(original, input)
      .autoOrient()
      .resize({ width: WEBP_SIDE, height: WEBP_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: THUMBNAIL_EFFORT })
      .toBuffer(),
  );
}

/** A JPEG of a stored original whose longer side has `side` pixels at most; nothing shines through. */
export async function smallJpeg(stored: Buffer, side: number): Promise<Buffer> {
  const original = await unpacked(stored);
  const { width, height } = await sharp(original, input).metadata();
  return gate.run(width * height, () =>
    sharp(original, input)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer(),
  );
}

/** What libvips cannot read by itself is unpacked first, which needs room, too. */
async function unpacked(stored: Buffer): Promise<Buffer> {
  const unpack = (): Promise<ReadableImage> => readableImage(stored);
  const isForeign = needsDecoder(imageTypeOf(stored.subarray(0, HEAD_BYTES)));
  return isForeign ? (await gate.run(UNPACKED_PIXELS, unpack)).image : stored;
}

/** All frames count: an animation is as large as everything it decodes to (decisions 19). */
function pixelsOf({ width, height, pages }: Metadata): number {
  return width * height * (pages ?? 1);
}

/** EXIF orientations 5 to 8 lie on their side. */
function uprightSize({ width, height, orientation }: Metadata): { width: number; height: number } {
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
}

async function decode(source: string | Buffer): Promise<{ thumbnail: Buffer; thumbhash: Buffer }> {
  const { data, info } = await sharp(source, input)
    .autoOrient()
    .resize({ width: 640, height: THUMBNAIL_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const thumbnail = await sharp(data, { raw: { width, height, channels } })
    .webp({ quality: THUMBNAIL_QUALITY, effort: THUMBNAIL_EFFORT })
    .toBuffer();
  return { thumbnail, thumbhash: placeholderHash({ data, width, height, channels }) };
}

/** What libvips cannot read is the file's fault; the sentence says so, without the library's own words. */
async function readable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== undefined) throw cause;
    throw new AppError(
      'image_unreadable',
      'This image is damaged or incomplete and cannot be opened. Nothing was stored.',
    );
  }
}
