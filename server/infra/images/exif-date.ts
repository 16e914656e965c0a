import type { WallClock } from './embedded-dates';

/** A camera's block has a few dozen entries; the standard ends a block at 64 KB. */
export const MOST_BLOCK_BYTES = 64 * 1024;
const MOST_ENTRIES = 200;
const ENTRY = 12;
const ASCII = 2;
const EXIF_FOLDER = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const OFFSET_TIME_ORIGINAL = 0x9011;

/** Reads numbers of a TIFF block in its byte order. */
interface Block {
  bytes: Buffer;
  u16: (at: number) => number;
  u32: (at: number) => number;
}

const DATE = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/;
const OFFSET = /^[+-]\d{2}:\d{2}$/;

/**
 * When the picture was taken, with its offset where one is given. Only these two fields are read: no other entry is
 * looked into, whatever it claims to hold. Null for a block that is damaged.
 */
export function exifDate(given: Buffer): WallClock | null {
  try {
    const block = blockOf(given.subarray(0, MOST_BLOCK_BYTES));
    const folder = findEntry(block, block.u32(4), EXIF_FOLDER);
    if (folder === null) return null;
    const inside = block.u32(folder + 8);
    const date = DATE.exec(textOf(block, findEntry(block, inside, DATE_TIME_ORIGINAL), 20));
    if (!date) return null;
    const offset = textOf(block, findEntry(block, inside, OFFSET_TIME_ORIGINAL), 7);
    const wall = `${date[1]}-${date[2]}-${date[3]}T${date[4]}`;
    return OFFSET.test(offset) ? wall + offset : wall;
  } catch {
    // A place outside of the block. A damaged block is no reason to refuse a picture that decodes.
    return null;
  }
}

/** Behind the six letters that JPEG and some others put before it. */
function blockOf(given: Buffer): Block {
  const bytes = given.toString('latin1', 0, 6) === 'Exif\0\0' ? given.subarray(6) : given;
  const isLittle = bytes.toString('latin1', 0, 2) === 'II';
  return {
    bytes,
    u16: (at) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    u32: (at) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
  };
}

/** The offset of the entry with this tag in the folder that begins at `at`. */
function findEntry({ u16 }: Block, at: number, tag: number): number | null {
  const count = Math.min(u16(at), MOST_ENTRIES);
  for (let n = 0; n < count; n += 1) {
    const entry = at + 2 + n * ENTRY;
    if (u16(entry) === tag) return entry;
  }
  return null;
}

/** The text of an entry, at most `most` bytes of it, up to its first zero. */
function textOf({ bytes, u16, u32 }: Block, entry: number | null, most: number): string {
  if (entry === null || u16(entry + 2) !== ASCII) return '';
  const length = Math.min(u32(entry + 4), most);
  const at = length > 4 ? u32(entry + 8) : entry + 8;
  return (
    bytes
      .toString('latin1', at, at + length)
      .split('\0')[0]
      ?.trim() ?? ''
  );
}
