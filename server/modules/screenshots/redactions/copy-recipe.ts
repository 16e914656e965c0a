import { createHash } from 'node:crypto';
import type { Box } from '../../../analysis/page/ocr-result';

/** Raised with every change after which the same rectangles would make another copy, or another check of it. */
const COPY_VERSION = 1;

/** Names the copy of an original with these rectangles hidden. */
export function copyRecipe(sha256: Buffer, rectangles: readonly Box[]): Buffer {
  const places = rectangles.map(({ x, y, w, h }) => [x, y, w, h]);
  return createHash('sha256')
    .update(JSON.stringify([COPY_VERSION, sha256.toString('hex'), places]))
    .digest();
}
