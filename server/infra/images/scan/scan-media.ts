import { boxesAt, FULL_BOX } from './media-boxes';
import { BrokenImageError, type Scanned } from './scanned';

const PROPERTIES = ['meta', 'iprp', 'ipco', 'ispe'];
const SAMPLES = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz'];
/** Above what a grid of the smallest tiles needs. */
const MOST_ITEMS = 10_000;

/**
 * AVIF and HEIC: the largest size that any item claims, and the samples of a sequence. `factor` is what a pixel of
 * the format costs.
 */
export function scanMedia(file: Buffer, factor: number): Scanned {
  const sizes = boxesAt(file, PROPERTIES).map(({ start }) => ({
    width: file.readUInt32BE(start + FULL_BOX),
    height: file.readUInt32BE(start + FULL_BOX + 4),
  }));
  if (countItems(file) > MOST_ITEMS) throw new BrokenImageError('too many items');
  const samples = boxesAt(file, SAMPLES).map(({ start }) => file.readUInt32BE(start + 8));
  const largest = (values: number[]) => values.reduce((most, value) => Math.max(most, value), 0);
  const frames = Math.max(1, largest(samples));
  return {
    width: largest(sizes.map(({ width }) => width)),
    height: largest(sizes.map(({ height }) => height)),
    frames,
    pixels: largest(sizes.map(({ width, height }) => width * height)) * frames,
    factor,
  };
}

/** The number that the file gives; the library that decodes it believes it, too. */
function countItems(file: Buffer): number {
  const counts = boxesAt(file, ['meta', 'iinf']).map(({ start }) =>
    file[start] === 0 ? file.readUInt16BE(start + FULL_BOX) : file.readUInt32BE(start + FULL_BOX),
  );
  return Math.max(0, ...counts);
}
