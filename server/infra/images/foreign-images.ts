import sharp from 'sharp';
import { AppError } from '../../common/app-error';
import { MAX_PIXELS } from '../../contract/limits';
import { decodeBmp, type Pixels, readBmpHeader } from './bmp';
import { decodeHeic } from './heic';
import { HEAD_BYTES, imageTypeOf } from './image-type';

/** What a file says about itself beside its pixels, where libvips does not see it. */
export interface ForeignMetadata {
  exif?: Buffer;
  xmp?: Buffer;
}

export interface ReadableImage {
  image: Buffer;
  metadata: ForeignMetadata;
}

/**
 * An image in a form that libvips reads: BMP and HEIC become an uncompressed PNG of the same upright pixels,
 * everything else stays as it is. Throws 415 for HEIC where its optional decoder is not installed, 422 for what
 * is damaged or too large.
 */
export async function readableImage(image: Buffer): Promise<ReadableImage> {
  const type = imageTypeOf(image.subarray(0, HEAD_BYTES));
  if (type === 'image/bmp') return { image: await asPng(await bmpPixels(image)), metadata: {} };
  if (type === 'image/heic') {
    const { pixels, metadata } = await decodeHeic(image, assertSize);
    return { image: await asPng(pixels), metadata };
  }
  return { image, metadata: {} };
}

export const needsDecoder = (type: string | null): boolean =>
  type === 'image/bmp' || type === 'image/heic';

/** The size stands in the header: an image that is too large is refused before its pixels are unpacked. */
async function bmpPixels(image: Buffer): Promise<Pixels> {
  const header = await blamingTheFile(() => readBmpHeader(image));
  assertSize(header.width, header.height);
  return blamingTheFile(() => decodeBmp(image, header));
}

/** Whatever stands wrong in a bitmap is the file's fault, and not a fault of the file system's kind. */
async function blamingTheFile<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new Error('a damaged bitmap', { cause });
  }
}

function assertSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new Error('an image without pixels');
  if (width * height <= MAX_PIXELS) return;
  throw new AppError(
    'image_too_many_pixels',
    `This image has ${Math.round((width * height) / 1e6)} megapixels; the limit is ${MAX_PIXELS / 1e6}.`,
  );
}

async function asPng({ data, width, height }: Pixels): Promise<Buffer> {
  const raw = { width, height, channels: 4 as const };
  // Screens have no use for the transparency that some writers leave at zero everywhere.
  return sharp(data, { raw }).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}
