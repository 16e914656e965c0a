import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import {
  animatedGif,
  animatedPng,
  animatedWebp,
  flatAvif,
  flatBmp,
  manyPassesJpeg,
  pagedTiff,
  sequencedAvif,
} from '../../../../test/drills/hostile-files.mjs';
import { assertBounds } from '../image-bounds';
import type { ImageType } from '../../../contract/storage/image-types';
import { imageTypeOf } from '../image-type';
import { scanImage } from './scan-image';

const typeOf = (file: Buffer) => imageTypeOf(file.subarray(0, 64)) as ImageType;
const scan = (file: Buffer) => scanImage(file, typeOf(file));
const verdict = (file: Buffer) => () => assertBounds(scan(file));

const picture = (width = 70, height = 50) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } });

it.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)(
  'finds the size of a %s',
  async (form) => {
    expect(scan(await picture()[form]().toBuffer())).toMatchObject({
      width: 70,
      height: 50,
      frames: 1,
    });
  },
);

it('finds the size of each kind of WebP', async () => {
  const lossless = await picture().webp({ lossless: true }).toBuffer();
  const extended = await picture()
    .withExif({ IFD0: { Make: 'x' } })
    .webp()
    .toBuffer();
  for (const file of [lossless, extended])
    expect(scan(file)).toMatchObject({ width: 70, height: 50 });
});

it('finds the size of a HEIC and a BMP', () => {
  const heic = readFileSync('test/fixtures/booking.heic');
  expect(scan(heic)).toMatchObject({ width: 640, height: 430, frames: 1 });
  expect(scan(flatBmp(70, 50))).toMatchObject({ width: 70, height: 50, frames: 1 });
});

describe('frames', () => {
  it.each<[string, (frames: number) => Promise<Buffer> | Buffer]>([
    ['WebP', animatedWebp],
    ['GIF', animatedGif],
    ['PNG', (frames) => animatedPng(frames, 1)],
    ['AVIF', (frames) => sequencedAvif(frames, 1)],
  ])('are counted up to 1,000 in a %s', async (_form, make) => {
    expect(scan(await make(12)).frames).toBe(12);
    expect(verdict(await make(1_000))).not.toThrow();
    expect(verdict(await make(1_001))).toThrow(/more than 1,000 frames/);
  });

  it('all count to the pixels', async () => {
    const gif = animatedGif(12);
    gif.writeUInt16LE(2_000, 6);
    gif.writeUInt16LE(2_200, 8);
    expect(verdict(gif)).toThrow('This image has 53 megapixels; the limit is 50.');
  });
});

describe('pages of a TIFF', () => {
  it('are counted up to 200', () => {
    expect(scan(pagedTiff(7)).frames).toBe(7);
    expect(verdict(pagedTiff(200))).not.toThrow();
    expect(verdict(pagedTiff(201))).toThrow(/more than 200 pages/);
  });

  it('that go round in a circle are refused', () => {
    expect(verdict(pagedTiff(3, { isRing: true }))).toThrow(/damaged/);
  });

  it('each count with their own size', () => {
    expect(scan(pagedTiff(3, { side: 100 })).pixels).toBe(30_000);
  });
});

it.each([
  [60_000, 1],
  [1, 50_001],
])('refuses a side of more than 50,000 pixels: %i x %i', async (width, height) => {
  const file = Buffer.from(await picture().png().toBuffer());
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  expect(verdict(file)).toThrow(/no side may be longer than 50,000/);
});

it('weighs an AVIF by the cost of decoding it', () => {
  expect(scan(flatAvif()).weight).toBe(6 * 49_000_000);
});

it('weighs the passes of a JPEG, and refuses more than any encoder writes', async () => {
  const pixels = 400 * 400;
  expect(scan(await manyPassesJpeg(80, 1, 400)).weight).toBeGreaterThan(40 * pixels);
  expect(() => scan(Buffer.alloc(0))).toThrow();
  const many = await manyPassesJpeg(120, 1, 400);
  expect(() => scan(many)).toThrow(/damaged/);
});

it.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)(
  'ends with a verdict wherever a %s is cut off',
  async (form) => {
    const whole = await picture(9, 7)[form]().toBuffer();
    for (let length = 12; length < whole.length; length += 1) {
      const part = whole.subarray(0, length);
      if (typeOf(part) === null) continue;
      try {
        scan(part);
      } catch (error) {
        expect(error).toMatchObject({ code: 'image_unreadable' });
      }
    }
  },
);
