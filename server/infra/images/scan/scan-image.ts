import { unreadable, type ImageFacts } from '../image-bounds';
import type { ImageType } from '../../../contract/storage/image-types';
import { readBmpHeader } from '../bmp';
import { scanGif } from './scan-gif';
import { scanJpeg } from './scan-jpeg';
import { scanMedia } from './scan-media';
import { scanPng } from './scan-png';
import { scanTiff } from './scan-tiff';
import { scanWebp } from './scan-webp';
import type { Scanned } from './scanned';

/** Time that a pixel takes, compared with PNG. */
const AVIF_FACTOR = 6;
const HEIC_FACTOR = 4;

const SCANS: Record<ImageType, (file: Buffer) => Scanned> = {
  'image/png': scanPng,
  'image/jpeg': scanJpeg,
  'image/webp': scanWebp,
  'image/gif': scanGif,
  'image/avif': (file) => scanMedia(file, AVIF_FACTOR),
  'image/heic': (file) => scanMedia(file, HEIC_FACTOR),
  'image/tiff': scanTiff,
  'image/bmp': (file) => ({ ...readBmpHeader(file), frames: 1 }),
};

/**
 * Size and cost of an image by its headers alone. Throws 422 where the headers are cut off or contradict themselves.
 */
export function scanImage(file: Buffer, type: ImageType): ImageFacts {
  const {
    width,
    height,
    frames,
    pixels = width * height * frames,
    factor = 1,
  } = scanned(file, type);
  const isPaged = type === 'image/tiff';
  return { width, height, frames, isPaged, pixels, weight: pixels * factor };
}

function scanned(file: Buffer, type: ImageType): Scanned {
  try {
    return SCANS[type](file);
  } catch {
    // Every missing or wrong header is the file's fault.
    throw unreadable();
  }
}
