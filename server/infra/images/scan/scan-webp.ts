import { MAX_FRAMES } from '../../../contract/limits';
import type { Scanned } from './scanned';

const FIRST_CHUNK = 12;
const CHUNK_HEADER = 8;
/** An animation is composed on two canvases. */
const ANIMATED = 2;

/** Walks the chunks of a WebP: size of the canvas and number of frames. */
export function scanWebp(file: Buffer): Scanned {
  let size = { width: 0, height: 0 };
  let frames = 0;
  let at = FIRST_CHUNK;
  while (at + CHUNK_HEADER <= file.length && frames <= MAX_FRAMES) {
    const name = file.toString('latin1', at, at + 4);
    const body = at + CHUNK_HEADER;
    if (name === 'ANMF') frames += 1;
    if (size.width === 0) size = sizeIn(file, name, body) ?? size;
    const length = file.readUInt32LE(at + 4);
    at = body + length + (length % 2);
  }
  return { ...size, frames: Math.max(1, frames), factor: frames > 0 ? ANIMATED : 1 };
}

function sizeIn(file: Buffer, name: string, at: number) {
  if (name === 'VP8X') {
    return { width: file.readUIntLE(at + 4, 3) + 1, height: file.readUIntLE(at + 7, 3) + 1 };
  }
  if (name === 'VP8L') {
    const bits = file.readUInt32LE(at + 1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (name !== 'VP8 ') return null;
  return { width: file.readUInt16LE(at + 6) & 0x3fff, height: file.readUInt16LE(at + 8) & 0x3fff };
}
