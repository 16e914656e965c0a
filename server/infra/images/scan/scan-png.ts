import { MAX_FRAMES } from '../../../contract/limits';
import type { Scanned } from './scanned';

const FIRST_CHUNK = 8;
/** Length, name and checksum of a chunk. */
const CHUNK_FRAME = 12;
const INTERLACE_AT = 28;
/** Names of chunks as numbers: a file may have two million of them. */
const IEND = 0x49454e44;
const FRAME_CONTROL = 0x6663544c;

/** Counts the frames of an animated PNG by their control chunks; the announced number is not trusted. */
export function scanPng(file: Buffer): Scanned {
  return {
    width: file.readUInt32BE(16),
    height: file.readUInt32BE(20),
    frames: Math.max(1, countFrames(file)),
    // An interlaced image is held as a whole, with up to eight bytes a pixel.
    factor: file[INTERLACE_AT] === 1 ? 2 : 1,
  };
}

function countFrames(file: Buffer): number {
  let frames = 0;
  let at = FIRST_CHUNK;
  while (at + CHUNK_FRAME <= file.length && frames <= MAX_FRAMES) {
    const name = file.readUInt32BE(at + 4);
    if (name === IEND) break;
    if (name === FRAME_CONTROL) frames += 1;
    at += file.readUInt32BE(at) + CHUNK_FRAME;
  }
  return frames;
}
