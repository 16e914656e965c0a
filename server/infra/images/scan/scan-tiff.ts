import { MAX_PAGES } from '../../../contract/limits';
import { BrokenImageError, type Scanned } from './scanned';

const WIDTH = 256;
const HEIGHT = 257;
const ENTRY = 12;
const SHORT = 3;
/** A page has a few dozen entries. */
const MOST_ENTRIES = 4_096;
/** Strips and tiles may be compressed in many ways, and one may be as large as the page. */
const FACTOR = 2;

interface Page {
  width: number;
  height: number;
  next: number;
}

/** Follows the chain of pages, which may lead back to a page that was there before. */
export function scanTiff(file: Buffer): Scanned {
  const isLittle = file.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (isLittle ? file.readUInt16LE(at) : file.readUInt16BE(at));
  const u32 = (at: number) => (isLittle ? file.readUInt32LE(at) : file.readUInt32BE(at));
  const seen = new Set<number>();
  const largest = { width: 0, height: 0 };
  let pixels = 0;
  for (let at = u32(4); at !== 0 && seen.size <= MAX_PAGES;) {
    if (seen.has(at)) throw new BrokenImageError('its pages go round in a circle');
    seen.add(at);
    const page = readPage(at, u16, u32);
    largest.width = Math.max(largest.width, page.width);
    largest.height = Math.max(largest.height, page.height);
    pixels += page.width * page.height;
    at = page.next;
  }
  return { ...largest, frames: Math.max(1, seen.size), pixels, factor: FACTOR };
}

function readPage(at: number, u16: (at: number) => number, u32: (at: number) => number): Page {
  const count = u16(at);
  if (count > MOST_ENTRIES) throw new BrokenImageError('too many entries');
  const valueOf = (entry: number) => (u16(entry + 2) === SHORT ? u16(entry + 8) : u32(entry + 8));
  const page = { width: 0, height: 0, next: u32(at + 2 + count * ENTRY) };
  for (let n = 0; n < count; n += 1) {
    const entry = at + 2 + n * ENTRY;
    if (u16(entry) === WIDTH) page.width = valueOf(entry);
    if (u16(entry) === HEIGHT) page.height = valueOf(entry);
  }
  return page;
}
