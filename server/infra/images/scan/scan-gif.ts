import { MAX_FRAMES } from '../../../contract/limits';
import type { Scanned } from './scanned';

const HEADER = 13;
const EXTENSION = 0x21;
const FRAME = 0x2c;
/** Place, size and flags of a frame, behind its mark. */
const FRAME_HEADER = 10;

/** Walks the blocks of a GIF and counts its frames. */
export function scanGif(file: Buffer): Scanned {
  let at = HEADER + paletteBytes(file[10] ?? 0);
  let frames = 0;
  while (at < file.length && frames <= MAX_FRAMES) {
    if (file[at] === EXTENSION) at = behindBlocks(file, at + 2);
    else if (file[at] === FRAME) {
      frames += 1;
      const palette = paletteBytes(file[at + FRAME_HEADER - 1] ?? 0);
      at = behindBlocks(file, at + FRAME_HEADER + palette + 1);
    } else break;
  }
  const [width, height] = [file.readUInt16LE(6), file.readUInt16LE(8)];
  return { width, height, frames: Math.max(1, frames) };
}

const paletteBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Each block is a length and as many bytes; a length of zero ends them. */
function behindBlocks(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length && file[at] !== 0) at += (file[at] ?? 0) + 1;
  return at + 1;
}
