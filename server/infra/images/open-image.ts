import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { AppError } from '../../common/app-error';
import { MAX_PIXELS } from '../../contract/limits';
import type { ImageType } from '../../contract/storage/image-types';
import { decodeBmp, readBmpHeader } from './bmp';
import { decodeHeic } from './heic';
import { assertBounds, assertPixels, type ImageFacts, tooCostly, unreadable } from './image-bounds';
import { HEAD_BYTES, imageTypeOf } from './image-type';
import './loaders';
import { scanImage } from './scan/scan-image';

/** An image whose headers are read and within the limits; nothing is decoded yet. */
export interface FoundImage {
  bytes: Buffer;
  type: ImageType;
  facts: ImageFacts;
}

/** An image that the library can work on. */
export interface OpenImage {
  /** A new pipeline over the whole image. */
  pipeline: () => Sharp;
  /** Pixels of the upright image. */
  width: number;
  height: number;
  metadata: Pick<Metadata, 'exif' | 'xmp' | 'comments'>;
  /** The most pixels of a view, where the whole image stays in memory beside it. */
  mostViewPixels?: number;
}

/** The AV1 decoder keeps several whole frames. */
const AVIF_BYTES_PER_PIXEL = 18;

const MOST_VIEW_PIXELS_OF_HEIC = 16_000_000;

const input: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS };

/** Reads the headers. Throws 422 for a file beyond the limits. */
export async function findImage(source: string | Uint8Array): Promise<FoundImage> {
  const bytes = typeof source === 'string' ? await readFile(source) : Buffer.from(source);
  const type = imageTypeOf(bytes.subarray(0, HEAD_BYTES));
  if (!type) throw unreadable();
  const facts = scanImage(bytes, type);
  assertBounds(facts);
  return { bytes, type, facts };
}

/** Refuses what is known beforehand not to fit; everything else is tried and stopped at the limit. */
export function assertMemory({ type, facts }: FoundImage, memoryMegabytes: number): void {
  if (type !== 'image/avif') return;
  if ((facts.pixels * AVIF_BYTES_PER_PIXEL) / 2 ** 20 > memoryMegabytes) throw tooCostly();
}

export function openImage(image: FoundImage): Promise<OpenImage> {
  return blamingTheFile(() => {
    if (image.type === 'image/bmp') return openBmp(image.bytes);
    if (image.type === 'image/heic') return openHeic(image.bytes);
    return openNative(image.bytes);
  });
}

async function openNative(bytes: Buffer): Promise<OpenImage> {
  const metadata = await sharp(bytes, { ...input, limitInputPixels: false }).metadata();
  const { width, height, pages } = metadata;
  assertPixels(width * height * (pages ?? 1));
  return { pipeline: () => sharp(bytes, input), ...uprightSize(metadata), metadata };
}

async function openBmp(bytes: Buffer): Promise<OpenImage> {
  return { ...openPixels(decodeBmp(bytes, readBmpHeader(bytes))), metadata: {} };
}

async function openHeic(bytes: Buffer): Promise<OpenImage> {
  const { pixels, metadata } = decodeHeic(bytes);
  return { ...openPixels(pixels), metadata, mostViewPixels: MOST_VIEW_PIXELS_OF_HEIC };
}

function openPixels({ data, ...size }: { data: Uint8Array; width: number; height: number }) {
  if (size.width < 1 || size.height < 1) throw new Error('an image without pixels');
  return { pipeline: () => sharp(data, { raw: { ...size, channels: 3 } }), ...size };
}

/** EXIF orientations 5 to 8 lie on their side. */
function uprightSize({ width, height, orientation }: Metadata): { width: number; height: number } {
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
}

/** Every failure to read is the file's fault; only our own refusals say more. */
export async function blamingTheFile<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : unreadable();
  }
}
