import { setImmediate as turnOfOthers } from 'node:timers/promises';

/** Pixels of an image, four bytes each: red, green, blue, opaque. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** What the headers of a bitmap say. */
export interface BmpHeader {
  width: number;
  height: number;
  /** Rows begin at the top; the usual bitmap begins at the bottom. */
  isTopDown: boolean;
  bits: number;
  /** Where the pixels begin in the file. */
  offset: number;
  palette: { at: number; entrySize: 3 | 4 };
  masks: readonly [red: number, green: number, blue: number];
}

const FILE_HEADER = 14;
const CORE_HEADER = 12;
const INFO_HEADER = 40;
const PLAIN = 0;
const BITFIELDS = 3;
const BITS = [1, 4, 8, 16, 24, 32];
const MASKS_555 = [0x7c00, 0x3e0, 0x1f] as const;
const MASKS_888 = [0xff0000, 0xff00, 0xff] as const;

/** Throws where the file is no bitmap that can be read: run-length encoding is refused. */
export function readBmpHeader(file: Buffer): BmpHeader {
  const size = file.readUInt32LE(FILE_HEADER);
  const isCore = size === CORE_HEADER;
  const height = isCore ? file.readUInt16LE(20) : file.readInt32LE(22);
  const bits = file.readUInt16LE(isCore ? 24 : 28);
  const compression = isCore ? PLAIN : file.readUInt32LE(30);
  if (!BITS.includes(bits) || ![PLAIN, BITFIELDS].includes(compression)) {
    throw new Error('a bitmap of a kind that is not read');
  }
  const hasMasksBehind = compression === BITFIELDS && size === INFO_HEADER;
  return {
    width: isCore ? file.readUInt16LE(18) : file.readInt32LE(18),
    height: Math.abs(height),
    isTopDown: height < 0,
    bits,
    offset: file.readUInt32LE(10),
    palette: { at: FILE_HEADER + size + (hasMasksBehind ? 12 : 0), entrySize: isCore ? 3 : 4 },
    masks: compression === BITFIELDS ? masksOf(file) : bits === 16 ? MASKS_555 : MASKS_888,
  };
}

/** They stand at the same place, in the header or right behind it. */
function masksOf(file: Buffer): [number, number, number] {
  return [file.readUInt32LE(54), file.readUInt32LE(58), file.readUInt32LE(62)];
}

/** So many pixels are unpacked at a stretch, some milliseconds; then others have their turn. */
const PIXELS_OF_A_TURN = 500_000;

/**
 * Unpacks a bitmap; throws where its rows are not all there. The thread answers others in between: a file of six
 * megabytes can hold fifty million pixels.
 */
export async function decodeBmp(file: Buffer, header: BmpHeader): Promise<Pixels> {
  const { width, height, bits, offset, isTopDown } = header;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (offset + stride * height > file.length) throw new Error('a bitmap that was cut off');
  const readRow = rowReader(file, header);
  const data = new Uint8Array(width * height * 4).fill(OPAQUE);
  const rowsOfATurn = Math.ceil(PIXELS_OF_A_TURN / width);
  for (let y = 0; y < height; y += 1) {
    if (y % rowsOfATurn === 0) await turnOfOthers();
    const row = offset + (isTopDown ? y : height - 1 - y) * stride;
    readRow(row, data, y * width * 4);
  }
  return { data, width, height };
}

const OPAQUE = 255;

/** Unpacks the row that begins at `row` in the file to `at` in the pixels. */
type RowReader = (row: number, data: Uint8Array, at: number) => void;

function rowReader(file: Buffer, header: BmpHeader): RowReader {
  const { bits, width } = header;
  if (bits <= 8) return paletteReader(file, header);
  if (bits === 24) {
    return (row, data, at) => {
      for (let x = 0; x < width; x += 1) copyColor(file, row + x * 3, data, at + x * 4);
    };
  }
  const [red, green, blue] = header.masks.map(channel) as [Channel, Channel, Channel];
  const valueAt =
    bits === 16
      ? (row: number, x: number) => file.readUInt16LE(row + x * 2)
      : (row: number, x: number) => file.readUInt32LE(row + x * 4);
  return (row, data, at) => {
    for (let x = 0; x < width; x += 1) {
      const value = valueAt(row, x);
      const to = at + x * 4;
      data[to] = red(value);
      data[to + 1] = green(value);
      data[to + 2] = blue(value);
    }
  };
}

function paletteReader(file: Buffer, { bits, width, palette }: BmpHeader): RowReader {
  const perByte = 8 / bits;
  const mask = 2 ** bits - 1;
  return (row, data, at) => {
    for (let x = 0; x < width; x += 1) {
      const byte = file[row + Math.floor(x / perByte)] ?? 0;
      const index = (byte >> (8 - bits * ((x % perByte) + 1))) & mask;
      copyColor(file, palette.at + index * palette.entrySize, data, at + x * 4);
    }
  };
}

/** Bitmaps have blue first. */
function copyColor(file: Buffer, from: number, data: Uint8Array, to: number): void {
  data[to] = file[from + 2] ?? 0;
  data[to + 1] = file[from + 1] ?? 0;
  data[to + 2] = file[from] ?? 0;
}

type Channel = (value: number) => number;

/** Cuts a channel out of a pixel and stretches it to a byte. */
function channel(mask: number): Channel {
  if (mask === 0) return () => 0;
  const shift = Math.log2((mask & -mask) >>> 0);
  const most = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) / most) * 255);
}
