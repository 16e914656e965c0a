import { exifDate } from './exif-date';

interface Entry {
  tag: number;
  type?: number;
  count?: number;
  value: number | string;
}

/** A TIFF block with one folder that leads to a second one with these entries. */
function block(entries: readonly Entry[], { isLittle = true, claimed = entries.length } = {}) {
  const bytes = Buffer.alloc(26 + 2 + entries.length * 12 + 4 + entries.length * 32);
  const u16 = (at: number, n: number) =>
    isLittle ? bytes.writeUInt16LE(n, at) : bytes.writeUInt16BE(n, at);
  const u32 = (at: number, n: number) =>
    isLittle ? bytes.writeUInt32LE(n, at) : bytes.writeUInt32BE(n, at);
  bytes.write(isLittle ? 'II' : 'MM');
  u16(2, 42);
  u32(4, 8);
  u16(8, 1);
  [0x8769, 4].forEach((n, at) => u16(10 + at * 2, n));
  [1, 26].forEach((n, at) => u32(14 + at * 4, n));
  u16(26, claimed);
  let free = 26 + 2 + entries.length * 12 + 4;
  entries.forEach(({ tag, type = 2, count, value }, n) => {
    const at = 28 + n * 12;
    u16(at, tag);
    u16(at + 2, type);
    u32(at + 4, count ?? (typeof value === 'string' ? value.length + 1 : 1));
    u32(at + 8, typeof value === 'string' ? free : value);
    if (typeof value === 'string') bytes.write(value, free, 'latin1');
    free += 32;
  });
  return bytes;
}

const taken = { tag: 0x9003, value: '2024:08:24 10:11:12' };
const offset = { tag: 0x9011, value: '+02:00' };

it.each([true, false])('reads the date and its offset, little endian: %s', (isLittle) => {
  expect(exifDate(block([taken, offset], { isLittle }))).toBe('2024-08-24T10:11:12+02:00');
  expect(exifDate(block([taken], { isLittle }))).toBe('2024-08-24T10:11:12');
});

it('reads a block behind the letters that JPEG puts before it', () => {
  const prefixed = Buffer.concat([Buffer.from('Exif\0\0'), block([taken])]);
  expect(exifDate(prefixed)).toBe('2024-08-24T10:11:12');
});

it('skips entries that claim to hold 2^32 values', () => {
  const greedy = { tag: 0x927c, type: 7, count: 0xffffffff, value: 8 };
  expect(exifDate(block([greedy, taken, greedy]))).toBe('2024-08-24T10:11:12');
});

it('reads at most twenty letters of a date, even if its entry claims more', () => {
  expect(exifDate(block([{ ...taken, count: 0xffffffff }]))).toBe('2024-08-24T10:11:12');
});

it('does not trust the stated number of entries', () => {
  expect(exifDate(block([{ tag: 1, value: 1 }], { claimed: 65_535 }))).toBeNull();
});

it('looks at two hundred entries and no more', () => {
  const others = (count: number) => Array.from({ length: count }, () => ({ tag: 1, value: 1 }));
  expect(exifDate(block([...others(199), taken]))).toBe('2024-08-24T10:11:12');
  expect(exifDate(block([...others(200), taken]))).toBeNull();
});

it('reads no bytes after 64 KB', () => {
  const far = block([taken]);
  far.writeUInt32LE(70_000, 28 + 8);
  const long = Buffer.concat([far, Buffer.alloc(80_000)]);
  long.write('2024:08:24 10:11:12', 70_000);
  expect(exifDate(long)).toBeNull();
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['noise', Buffer.alloc(200, 0xa7)],
  ['a folder outside of the block', block([taken]).fill(0xff, 4, 8)],
  ['a block cut off', block([taken]).subarray(0, 40)],
  ['no date', block([offset])],
  ['a date of another shape', block([{ tag: 0x9003, value: '24.08.2024 10:11:12' }])],
])('finds no date in %s', (_what, bytes) => {
  expect(exifDate(bytes)).toBeNull();
});
