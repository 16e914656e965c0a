import { decodeBmp, readBmpHeader } from './bmp';

interface Layout {
  bits: number;
  rows: number[][];
  palette?: number[][];
  compression?: number;
  masks?: number[];
  gap?: number;
  isTopDown?: boolean;
}

/** A bitmap two pixels wide; each row is given as its bytes. */
function bitmap({
  bits,
  rows,
  palette = [],
  compression = 0,
  masks = [],
  gap = 0,
  isTopDown,
}: Layout) {
  const colors = palette.flatMap(([r = 0, g = 0, b = 0]) => [b, g, r, 0]);
  const offset = 54 + masks.length * 4 + colors.length + gap;
  const stride = Math.ceil((2 * bits) / 32) * 4;
  const file = Buffer.alloc(offset + stride * rows.length);
  file.write('BM');
  file.writeUInt32LE(offset, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(2, 18);
  file.writeInt32LE(isTopDown ? -rows.length : rows.length, 22);
  file.writeUInt16LE(bits, 28);
  file.writeUInt32LE(compression, 30);
  masks.forEach((mask, index) => file.writeUInt32LE(mask, 54 + index * 4));
  file.set(colors, 54 + masks.length * 4);
  rows.forEach((row, index) => file.set(row, offset + index * stride));
  return file;
}

function pixels(layout: Layout): number[][] {
  const file = bitmap(layout);
  const { data } = decodeBmp(file, readBmpHeader(file));
  return Array.from({ length: data.length / 3 }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)]);
}

const A = [200, 100, 50];
const B = [1, 2, 3];

it.each<[string, Layout]>([
  ['1 bit', { bits: 1, palette: [A, B], rows: [[0b01000000]] }],
  ['4 bits', { bits: 4, palette: [A, B], rows: [[0x01]] }],
  ['8 bits', { bits: 8, palette: [A, B], rows: [[0, 1]] }],
  ['24 bits', { bits: 24, rows: [[50, 100, 200, 3, 2, 1]] }],
  ['24 bits behind a gap', { bits: 24, gap: 16, rows: [[50, 100, 200, 3, 2, 1]] }],
  ['32 bits', { bits: 32, rows: [[50, 100, 200, 0, 3, 2, 1, 0]] }],
  [
    '32 bits with masks',
    {
      bits: 32,
      compression: 3,
      masks: [0xff, 0xff00, 0xff0000],
      rows: [[200, 100, 50, 0, 1, 2, 3, 0]],
    },
  ],
])('reads %s', (_kind, layout) => {
  expect(pixels(layout)).toEqual([A, B]);
});

it('reads 16 bits, with five for each color or six for green', () => {
  expect(pixels({ bits: 16, rows: [[0x00, 0x7c, 0x1f, 0x00]] })).toEqual([
    [255, 0, 0],
    [0, 0, 255],
  ]);
  const masks = [0xf800, 0x7e0, 0x1f];
  expect(pixels({ bits: 16, compression: 3, masks, rows: [[0xe0, 0x07, 0x00, 0xf8]] })).toEqual([
    [0, 255, 0],
    [255, 0, 0],
  ]);
});

it('reads rows from the bottom up, and from the top down where it says so', () => {
  const rows = [
    [50, 100, 200, 50, 100, 200],
    [3, 2, 1, 3, 2, 1],
  ];
  expect(pixels({ bits: 24, rows })).toEqual([B, B, A, A]);
  expect(pixels({ bits: 24, rows, isTopDown: true })).toEqual([A, A, B, B]);
});

it.each([1, 2])('refuses run-length encoding %i', (compression) => {
  expect(() => pixels({ bits: 8, compression, rows: [[0, 1]] })).toThrow(/not read/);
});

it('refuses a truncated file', () => {
  const file = bitmap({ bits: 24, rows: [[1, 2, 3, 4, 5, 6]] }).subarray(0, -1);
  expect(() => decodeBmp(file, readBmpHeader(file))).toThrow(/cut off/);
});
