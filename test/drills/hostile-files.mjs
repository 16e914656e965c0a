// Files that cost far more to open than to send: the generators of the hostile drill and of the specs.
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { upload } from './product.mjs';

const fixture = (name) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));

const bytes = (size, write) => {
  const buffer = Buffer.alloc(size);
  write(buffer);
  return buffer;
};
const u16le = (n) => bytes(2, (it) => it.writeUInt16LE(n));
const u32le = (n) => bytes(4, (it) => it.writeUInt32LE(n));
const u32be = (n) => bytes(4, (it) => it.writeUInt32BE(n));
const u24le = (n) => bytes(3, (it) => it.writeUIntLE(n, 0, 3));

export const plain = (seed = 1, size = { width: 40, height: 30 }) => {
  const background = { r: seed % 256, g: (seed >> 8) % 256, b: (seed >> 16) % 256 };
  return sharp({ create: { ...size, channels: 3, background } });
};

/** A TIFF block whose entries all claim to hold 2^32 - 1 values. */
function greedyBlock(entries) {
  const kinds = [1, 2, 3, 4, 5, 7, 9, 10];
  const rows = Array.from({ length: entries }, (_, n) =>
    Buffer.concat([u16le(0x9003 + (n % 900)), u16le(kinds[n % 8]), u32le(0xffffffff), u32le(8)]),
  );
  const pointer = Buffer.concat([u16le(0x8769), u16le(4), u32le(1), u32le(26)]);
  const first = [u16le(1), pointer, u32le(0)];
  return Buffer.concat([Buffer.from('II*\0'), u32le(8), ...first, u16le(entries), ...rows]);
}

/** A JPEG of 65 KB with such a block. */
export async function greedyExifJpeg(seed) {
  const jpeg = await plain(seed).jpeg().toBuffer();
  const block = Buffer.concat([Buffer.from('Exif\0\0'), greedyBlock(5_400)]);
  const length = bytes(2, (it) => it.writeUInt16BE(block.length + 2));
  const head = Buffer.concat([Buffer.from([0xff, 0xe1]), length, block]);
  return Buffer.concat([jpeg.subarray(0, 2), head, jpeg.subarray(2)]);
}

export function pngChunk(name, data = Buffer.alloc(0)) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([u32be(data.length), named, u32be(checksum(named))]);
}

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let n = 0; n < 8; n += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(data) {
  let value = ~0;
  for (const byte of data) value = (value >>> 8) ^ TABLE[(value ^ byte) & 255];
  return ~value >>> 0;
}

const PNG_HEAD = 33;

/**
 * A valid PNG with more chunks behind its header.
 * @param {readonly Buffer[]} chunks
 */
export async function pngWith(chunks, seed) {
  const png = await plain(seed).png().toBuffer();
  return Buffer.concat([png.subarray(0, PNG_HEAD), ...chunks, png.subarray(PNG_HEAD)]);
}

/** A PNG of 400 KB whose embedded dates are such a block. */
export const greedyExifPng = (seed) => pngWith([pngChunk('eXIf', greedyBlock(33_000))], seed);

const header = (width, height) =>
  Buffer.concat([u32be(width), u32be(height), Buffer.from([8, 0, 0, 0, 0])]);

/** A valid grey PNG of one value; its pixels compress to a thousandth. */
export function flatPng(width, height, seed = 0) {
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header(width, height)),
    pngChunk('tEXt', Buffer.from(`n\0${seed}`)),
    pngChunk('IDAT', pixels),
    pngChunk('IEND'),
  ]);
}

/** An animated PNG: a control chunk for every frame. */
export async function animatedPng(frames, seed) {
  const png = await plain(seed).png().toBuffer();
  const control = Buffer.concat([u32be(40), u32be(30), Buffer.alloc(14)]);
  const chunks = [pngChunk('acTL', Buffer.concat([u32be(frames), u32be(0)]))];
  const frame = pngChunk('fcTL', Buffer.concat([u32be(0), control]));
  for (let n = 0; n < frames; n += 1) chunks.push(frame);
  return Buffer.concat([png.subarray(0, PNG_HEAD), ...chunks, png.subarray(PNG_HEAD)]);
}

/** An animated WebP whose frames are one pixel each. */
export async function animatedWebp(frames, seed = 0) {
  const still = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .webp({ lossless: true })
    .toBuffer();
  const image = still.subarray(12);
  const place = Buffer.concat([
    u24le(0),
    u24le(0),
    u24le(0),
    u24le(0),
    u24le(20),
    Buffer.from([2]),
  ]);
  const frame = Buffer.concat([Buffer.from('ANMF'), u32le(16 + image.length), place, image]);
  const canvas = Buffer.concat([Buffer.from([2, 0, 0, 0]), u24le(0), u24le(0)]);
  const parts = [Buffer.from('WEBPVP8X'), u32le(10), canvas, Buffer.from('ANIM'), u32le(6)];
  const body = Buffer.concat([...parts, u32le(seed), u16le(0), ...Array(frames).fill(frame)]);
  return Buffer.concat([Buffer.from('RIFF'), u32le(body.length), body]);
}

/** A GIF whose frames are one pixel each. */
export function animatedGif(frames, seed = 0) {
  const head = Buffer.concat([
    Buffer.from('GIF89a'),
    u16le(1),
    u16le(1),
    Buffer.from([0x80, 0, 0]),
  ]);
  const palette = Buffer.concat([u24le(seed), u24le(0xffffff)]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, palette, ...Array(frames).fill(frame), Buffer.from([0x3b])]);
}

/** A TIFF of grey pages of one pixel; with `isRing` the last page leads back to the first. */
export function pagedTiff(pages, { isRing = false, seed = 0, side = 1 } = {}) {
  const first = 10;
  const size = 2 + 8 * 12 + 4;
  const short = (tag, value) => Buffer.concat([u16le(tag), u16le(3), u32le(1), u32le(value)]);
  const long = (tag, value) => Buffer.concat([u16le(tag), u16le(4), u32le(1), u32le(value)]);
  const entries = [
    long(256, side),
    long(257, side),
    ...[short(258, 8), short(259, 1), short(262, 1)],
    ...[long(273, 8), long(278, side), long(279, 1)],
  ];
  const page = (n) => {
    const isLast = n === pages - 1;
    const next = isLast ? (isRing ? first : 0) : first + (n + 1) * size;
    return Buffer.concat([u16le(8), ...entries, u32le(next)]);
  };
  const head = Buffer.concat([Buffer.from('II*\0'), u32le(first), u16le(seed)]);
  return Buffer.concat([head, ...Array.from({ length: pages }, (_, n) => page(n))]);
}

/** A bitmap of one bit a pixel: six megabytes unpack to fifty million pixels. */
export function flatBmp(width, height, seed = 0) {
  const stride = Math.ceil(width / 32) * 4;
  const file = Buffer.alloc(62 + stride * height);
  file.write('BM');
  file.writeUInt32LE(62, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(1, 28);
  file.writeUInt32LE(seed, 54);
  return file;
}

export const box = (type, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32be(body.length + 8), Buffer.from(type, 'latin1'), body]);
};

/** An AVIF of 1.3 KB and 49 megapixels; a box that nobody reads makes each another file. */
export const flatAvif = (seed = 0) =>
  Buffer.concat([fixture('flat-49mp.avif'), box('free', u32be(seed))]);

/** A small AVIF that claims a sequence of so many frames. */
export async function sequencedAvif(frames, seed) {
  const image = await plain(seed).avif({ effort: 0 }).toBuffer();
  const sizes = box('stsz', u32be(0), u32be(1), u32be(frames));
  const track = box('trak', box('mdia', box('minf', box('stbl', sizes))));
  return Buffer.concat([image, box('moov', track)]);
}

/** A HEIC whose table of items is longer than anything inside. */
export function crowdedHeic(seed = 0) {
  const heic = Buffer.from(fixture('booking.heic'));
  const at = heic.indexOf('iinf') + 8;
  heic.writeUInt16BE(65_535, at);
  return Buffer.concat([heic, box('free', u32be(seed))]);
}

/** A progressive JPEG that passes over all of its pixels again and again. */
export async function manyPassesJpeg(passes, seed, side = 2_000) {
  const jpeg = await plain(seed, { width: side, height: side })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = jpeg.length - 2;
  const pass = jpeg.subarray(last, end);
  return Buffer.concat([jpeg.subarray(0, end), ...Array(passes).fill(pass), jpeg.subarray(end)]);
}

/** A PNG with a compressed text of fifty megabytes. */
export const textBombPng = (seed) =>
  pngWith(
    [pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(5e7))]))],
    seed,
  );

/** A PNG with as many empty chunks as fit. */
export const crumbledPng = (chunks, seed) =>
  pngWith(Array(chunks).fill(pngChunk('vpAg', Buffer.alloc(0))), seed);

/** A file cut off, or with some of its bytes changed. */
export async function damaged(seed) {
  const forms = ['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'];
  const whole = await plain(seed, { width: 64, height: 48 })[forms[seed % 6]]().toBuffer();
  if (seed % 2) return whole.subarray(0, 16 + ((seed * 131) % whole.length));
  const broken = Buffer.from(whole);
  for (let n = 0; n < 4; n += 1)
    broken[12 + ((seed * 7919 + n * 104_729) % (broken.length - 12))] ^= 255;
  return broken;
}

/**
 * Every attack: how it is made, and the statuses that are right for it.
 * @type {readonly { name: string, make: (seed: number) => Promise<Buffer> | Buffer, right: number[] }[]}
 */
export const ATTACKS = [
  { name: 'dates in a JPEG that claim 2^32 values', make: greedyExifJpeg, right: [201] },
  { name: 'dates of 400 KB in a PNG', make: greedyExifPng, right: [201, 422] },
  { name: 'WebP of 80,000 frames', make: (n) => animatedWebp(80_000, n), right: [422] },
  { name: 'WebP of 1,001 frames', make: (n) => animatedWebp(1_001, n), right: [422] },
  { name: 'GIF of 50,000 frames', make: (n) => animatedGif(50_000, n), right: [422] },
  { name: 'PNG of 5,000 frames', make: (n) => animatedPng(5_000, n), right: [422] },
  { name: 'AVIF of 5,000 frames', make: (n) => sequencedAvif(5_000, n), right: [422] },
  { name: 'TIFF of 20,000 pages', make: (seed) => pagedTiff(20_000, { seed }), right: [422] },
  { name: 'TIFF in a ring', make: (seed) => pagedTiff(3, { isRing: true, seed }), right: [422] },
  { name: 'PNG of 1 x 1,000,000', make: (n) => flatPng(1, 1_000_000, n), right: [422] },
  { name: 'PNG of 60,000 x 1', make: (n) => flatPng(60_000, 1, n), right: [422] },
  { name: 'PNG of 7,000 x 7,000', make: (n) => flatPng(7_000, 7_000, n), right: [201] },
  { name: 'PNG of 8,000 x 8,000', make: (n) => flatPng(8_000, 8_000, n), right: [422] },
  { name: 'AVIF of 49 megapixels', make: flatAvif, right: [201, 422] },
  { name: 'BMP of 49 megapixels', make: (n) => flatBmp(7_000, 7_000, n), right: [201] },
  { name: 'HEIC with 65,535 items', make: crowdedHeic, right: [201, 422] },
  { name: 'JPEG of 300 passes', make: (n) => manyPassesJpeg(300, n), right: [422] },
  { name: 'JPEG of 90 passes', make: (n) => manyPassesJpeg(80, n), right: [201, 422] },
  { name: 'PNG with a text bomb', make: textBombPng, right: [201, 422] },
  { name: 'PNG of 200,000 chunks', make: (n) => crumbledPng(200_000, n), right: [201, 422] },
  { name: 'damaged file', make: damaged, right: [201, 409, 415, 422] },
];

const FILES = 2_000;
const FILES_OF_SHORT = 84;

/** The part of the hostile drill that sends files: each attack in turn, every time another file. */
export const files = {
  name: 'files',
  attacks: (isShort) =>
    Array.from({ length: isShort ? FILES_OF_SHORT : FILES }, (_, n) => {
      const { name, make, right } = ATTACKS[n % ATTACKS.length];
      return {
        name,
        right,
        send: async (ask) => upload(ask, await make(n + 1), `${name}.png`),
      };
    }),
};
