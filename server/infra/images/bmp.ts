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

/** Unpacks a bitmap; throws where its rows are not all there. */
export function decodeBmp(file: Buffer, header: BmpHeader): Pixels {
  const { width, height, bits, offset, isTopDown } = header;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (offset + stride * height > file.length) throw new Error('a bitmap that was cut off');
  const colorAt = colorReader(file, header);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const row = offset + (isTopDown ? y : height - 1 - y) * stride;
    for (let x = 0; x < width; x += 1) colorAt(row, x, data, (y * width + x) * 4);
  }
  return { data, width, height };
}

type ColorReader = (row: number, x: number, target: Uint8Array, at: number) => void;

function colorReader(file: Buffer, header: BmpHeader): ColorReader {
  const { bits } = header;
  if (bits <= 8) return paletteReader(file, header);
  if (bits === 24) {
    return (row, x, target, at) => {
      const from = row + x * 3;
      put(target, at, [file[from + 2] ?? 0, file[from + 1] ?? 0, file[from] ?? 0]);
    };
  }
  const [red, green, blue] = header.masks.map(channel);
  const read =
    bits === 16
      ? (row: number, x: number) => file.readUInt16LE(row + x * 2)
      : (row: number, x: number) => file.readUInt32LE(row + x * 4);
  return (row, x, target, at) => {
    const value = read(row, x);
    put(target, at, [red?.(value) ?? 0, green?.(value) ?? 0, blue?.(value) ?? 0]);
  };
}

function paletteReader(file: Buffer, { bits, palette }: BmpHeader): ColorReader {
  const perByte = 8 / bits;
  const mask = 2 ** bits - 1;
  return (row, x, target, at) => {
    const byte = file[row + Math.floor(x / perByte)] ?? 0;
    const index = (byte >> (8 - bits * ((x % perByte) + 1))) & mask;
    const from = palette.at + index * palette.entrySize;
    put(target, at, [file[from + 2] ?? 0, file[from + 1] ?? 0, file[from] ?? 0]);
  };
}

/** Cuts a channel out of a pixel and stretches it to a byte. */
function channel(mask: number): (value: number) => number {
  if (mask === 0) return () => 0;
  const shift = Math.log2((mask & -mask) >>> 0);
  const most = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) / most) * 255);
}

function put(target: Uint8Array, at: number, [red, green, blue]: [number, number, number]): void {
  target[at] = red;
  target[at + 1] = green;
  target[at + 2] = blue;
  target[at + 3] = 255;
}
