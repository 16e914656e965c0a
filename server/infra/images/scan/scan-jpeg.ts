import { BrokenImageError, type Scanned } from './scanned';

const SOS = 0xda;
const EOI = 0xd9;
/** Each pass over a progressive image costs about half of what an ordinary image costs in all. */
const COST_OF_A_PASS = 0.5;
/** Far above what any encoder writes. */
const MOST_PASSES = 100;

/** Size and number of passes: a few kilobytes of passes can cost as much as many images. */
export function scanJpeg(file: Buffer): Scanned {
  let size = { width: 0, height: 0 };
  let passes = 0;
  let at = 2;
  for (;;) {
    at = nextMarker(file, at);
    const marker = file[at + 1];
    if (at + 4 > file.length || marker === EOI || passes > MOST_PASSES) break;
    if (isSize(marker))
      size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    if (marker === SOS) passes += 1;
    at += 2 + file.readUInt16BE(at + 2);
  }
  if (passes > MOST_PASSES) throw new BrokenImageError('too many passes');
  return { ...size, frames: 1, factor: Math.max(1, passes * COST_OF_A_PASS) };
}

/** A marker is 0xff and a byte that is neither stuffing nor fill nor a restart; the data between is skipped. */
function nextMarker(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from);
  while (at >= 0 && at + 1 < file.length && !isMarker(file[at + 1] ?? 0)) {
    at = file.indexOf(0xff, at + 1);
  }
  return at < 0 ? file.length : at;
}

const isMarker = (byte: number) =>
  byte !== 0 && byte !== 0xff && byte !== 1 && !(byte >= 0xd0 && byte <= 0xd7);

/** SOF0 to SOF15 without DHT, JPG and DAC, which lie between them. */
const isSize = (marker = 0) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
