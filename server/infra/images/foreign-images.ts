import sharp from 'sharp';
import { AppError } from '../../common/app-error';
import { MAX_PIXELS } from '../../contract/limits';
import { type BmpHeader, decodeBmp, type Pixels, readBmpHeader } from './bmp';
import { decodeHeic } from './heic';
import { imageTypeOf } from './image-type';

/**
 * An image in a form that libvips reads: BMP and HEIC become an uncompressed PNG of the same upright pixels,
 * everything else stays as it is. Throws 415 for HEIC where its optional decoder is not installed, 422 for what
 * is damaged or too large.
 */
export async function readableImage(image: Buffer): Promise<Buffer> {
  const type = imageTypeOf(image.subarray(0, 64));
  if (type === 'image/bmp') return asPng(bmpPixels(image));
  if (type === 'image/heic') return asPng(await decodeHeic(image, assertSize));
  return image;
}

export const needsDecoder = (type: string): boolean =>
  type === 'image/bmp' || type === 'image/heic';

/** The size stands in the header: an image that is too large is refused before its pixels are unpacked. */
function bmpPixels(image: Buffer): Pixels {
  const header = bmpHeader(image);
  assertSize(header.width, header.height);
  return unpackedBmp(image, header);
}

/** Whatever stands wrong in a bitmap is the file's fault, and not a fault of the file system's kind. */
function bmpHeader(image: Buffer): BmpHeader {
  try {
    return readBmpHeader(image);
  } catch (cause) {
    throw new Error('a damaged bitmap', { cause });
  }
}

function unpackedBmp(image: Buffer, header: BmpHeader): Pixels {
  try {
    return decodeBmp(image, header);
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
