/** Pixels of an image, three bytes each: red, green, blue. Transparency is not read: some writers leave it at zero everywhere. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The fields of a bitmap's headers. */
export interface BmpHeader {
  width: number;
  height: number;
  /** Rows start at the top; usually they start at the bottom. */
  isTopDown: boolean;
  bits: number;
  /** The position of the pixels in the file. */
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

/** Throws when the file is not a readable bitmap; run-length encoding is refused. */
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

/** Both header versions have the masks at the same position. */
function masksOf(file: Buffer): [number, number, number] {
  return [file.readUInt32LE(54), file.readUInt32LE(58), file.readUInt32LE(62)];
}

/** Unpacks a bitmap; throws where its rows are not all there. */
export function decodeBmp(file: Buffer, header: BmpHeader): Pixels {
  const { width, height, bits, offset, isTopDown } = header;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (offset + stride * height > file.length) throw new Error('a bitmap that was cut off');
  const readRow = rowReader(file, header);
  const data = new Uint8Array(width * height * CHANNELS);
  for (let y = 0; y < height; y += 1) {
    const row = offset + (isTopDown ? y : height - 1 - y) * stride;
    readRow(row, data, y * width * CHANNELS);
  }
  return { data, width, height };
}

const CHANNELS = 3;

/** Unpacks the row at `row` in the file to `at` in the pixels. */
type RowReader = (row: number, data: Uint8Array, at: number) => void;

function rowReader(file: Buffer, header: BmpHeader): RowReader {
  const { bits, width } = header;
  if (bits <= 8) return paletteReader(file, header);
  if (bits === 24) {
    return (row, data, at) => {
      for (let x = 0; x < width; x += 1) copyColor(file, row + x * 3, data, at + x * CHANNELS);
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
      const to = at + x * CHANNELS;
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
      copyColor(file, palette.at + index * palette.entrySize, data, at + x * CHANNELS);
    }
  };
}

/** Bitmaps store blue first. */
function copyColor(file: Buffer, from: number, data: Uint8Array, to: number): void {
  data[to] = file[from + 2] ?? 0;
  data[to + 1] = file[from + 1] ?? 0;
  data[to + 2] = file[from] ?? 0;
}

type Channel = (value: number) => number;

/** Extracts a channel from a pixel and scales it to a byte. */
function channel(mask: number): Channel {
  if (mask === 0) return () => 0;
  const shift = Math.log2((mask & -mask) >>> 0);
  const most = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) / most) * 255);
}
