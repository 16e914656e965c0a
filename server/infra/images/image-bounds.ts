import { AppError } from '../../common/app-error';
import { MAX_FRAMES, MAX_PAGES, MAX_PIXELS, MAX_SIDE } from '../../contract/limits';

/** The size of an image as its headers give it, read without decoding a pixel. */
export interface ImageFacts {
  width: number;
  height: number;
  /** Frames of an animation or pages of a document. The scans (`scan/`) stop counting just above the limit. */
  frames: number;
  isPaged: boolean;
  /** Pixels of all frames together. */
  pixels: number;
  /** Estimated cost of decoding, in pixels of an ordinary PNG. */
  weight: number;
}

/** Refuses with 422 whatever would cost too much to decode (docs/decisions.md#file-types). */
export function assertBounds({ width, height, frames, isPaged, pixels }: ImageFacts): void {
  if (width > MAX_SIDE || height > MAX_SIDE) {
    throw new AppError(
      'image_side_too_long',
      `This image is ${number(width)} x ${number(height)} pixels; no side may be longer than ${number(MAX_SIDE)}.`,
    );
  }
  if (isPaged && frames > MAX_PAGES) {
    throw new AppError(
      'image_too_many_pages',
      `This file has more than ${number(MAX_PAGES)} pages, which is the limit.`,
    );
  }
  if (!isPaged && frames > MAX_FRAMES) {
    throw new AppError(
      'image_too_many_frames',
      `This animation has more than ${number(MAX_FRAMES)} frames, which is the limit.`,
    );
  }
  assertPixels(pixels);
}

export function assertPixels(pixels: number): void {
  if (pixels <= MAX_PIXELS) return;
  throw new AppError(
    'image_too_many_pixels',
    `This image has ${Math.round(pixels / 1e6)} megapixels; the limit is ${MAX_PIXELS / 1e6}.`,
  );
}

/** The refusal of a file that the decoder process could not open within its limits. */
export function tooCostly(): AppError {
  return new AppError(
    'image_too_costly',
    'This image needs more memory or time to open than this server allows. ' +
      'Save it smaller, or as PNG or JPEG, and upload it again.',
  );
}

/** The refusal of a damaged file, without the image library's own words. */
export function unreadable(): AppError {
  return new AppError(
    'image_unreadable',
    'This image is damaged or incomplete and cannot be opened. Nothing was stored.',
  );
}

const number = (value: number) => value.toLocaleString('en-US');
