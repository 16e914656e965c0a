import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestApp } from '../support/app';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
});

const fixture = (name: string) => readFileSync(join(__dirname, '../fixtures', name));
const heic = fixture('booking.heic');

/** A bitmap of 24 bits: rows from the bottom up, blue first, each row a multiple of four bytes. */
function bmp(width: number, height: number, color: (x: number, y: number) => number[]): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [r = 0, g = 0, b = 0] = color(x, y);
      file.set([b, g, r], 54 + (height - 1 - y) * stride + x * 3);
    }
  }
  return file;
}

const halves = bmp(101, 60, (x) => (x < 50 ? [255, 0, 0] : [0, 0, 255]));

async function pixel(image: Response, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(await image.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

it('takes a BMP, with thumbnail, view and the original as it came', async () => {
  const id = await ada.store(halves, 'halves.bmp');
  const row = await ada.call('screenshots.get', { params: { id } });
  expect(row).toMatchObject({ content_type: 'image/bmp', width: 101, height: 60 });
  const get = (query: Record<string, string>) =>
    ada.send('screenshots.image', { params: { id }, query });
  const [red, , blue] = await pixel(await get({ w: '320' }), 10, 30);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
  const view = await get({ view: '1' });
  expect(view.headers.get('content-type')).toBe('image/webp');
  expect((await pixel(view, 90, 30))[2]).toBeGreaterThan(200);
  expect(Buffer.from(await (await get({})).arrayBuffer())).toEqual(halves);
});

it('takes a HEIC photo, and reads the text on it', async () => {
  const id = await ada.store(heic, 'IMG_0001.HEIC');
  await app.worker.start();
  const { screenshot } = await ada.call('processing.process', { params: { id } });
  await app.worker.stop();
  expect(screenshot).toMatchObject({ content_type: 'image/heic', width: 640, height: 430 });
  expect(screenshot?.extracted_text?.text_content).toMatch(/train is booked/i);
  const view = await ada.send('screenshots.image', { params: { id }, query: { view: '1' } });
  expect(view.headers.get('content-type')).toBe('image/webp');
  // Two decoders and the text engine start for it.
}, 30_000);

it('knows when a HEIC photo was taken, in the zone where it was taken', async () => {
  const id = await ada.store(fixture('dated.heic'), 'IMG_0002.HEIC');
  expect(await ada.call('screenshots.get', { params: { id } })).toMatchObject({
    width: 96,
    height: 64,
    image_created_at: '2024-08-24T23:30:00+02:00',
    image_created_source: 'exif',
  });
});

const huge = Buffer.from(halves);
huge.writeInt32LE(100_000, 18);
huge.writeInt32LE(100_000, 22);

it.each([
  ['a BMP cut off', halves.subarray(0, 400), 422],
  ['a BMP that claims ten gigapixels', huge, 422],
  ['a BMP with no width', Buffer.from(halves).fill(0, 18, 22), 422],
  ['a HEIC cut off', heic.subarray(0, 600), 422],
  ['a HEIC of rubbish', Buffer.concat([heic.subarray(0, 32), Buffer.alloc(900, 7)]), 422],
  ['a program called .bmp', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]), 415],
  ['two letters and nothing', Buffer.concat([Buffer.from('BM'), Buffer.alloc(400)]), 415],
])('refuses %s and keeps nothing', async (_what, bytes, status) => {
  const answer = await ada.upload(Buffer.from(bytes), 'x.bmp');
  expect(answer.status).toBe(status);
  expect(await ada.call('screenshots.list', {})).toEqual([]);
  expect((await ada.call('billing.status', {})).usage.screenshots_uploaded).toBe(0);
});
