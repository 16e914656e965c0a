import { resolve } from 'node:path';
import {
  ATTACKS,
  flatAvif,
  flatBmp,
  greedyExifJpeg,
  greedyExifPng,
  pngChunk,
  pngWith,
} from '../drills/hostile-files.mjs';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const TOKEN = 'a token of the figures';

let app: TestApp;
let ada: Client;
let eve: Client;
beforeAll(async () => {
  process.execArgv.push('--require', resolve('test/support/greedy-decoder.cjs'));
});
// Other specs of the same realm start children, too.
afterAll(() => void process.execArgv.splice(-2));
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    eve = await app.person('eve@example.com');
  },
  { settings: { METRICS_TOKEN: TOKEN.replaceAll(' ', '-') } },
);

const told = async (answer: Response) =>
  ((await answer.json()) as { code: string; error: string }).error;

describe('a costly file', () => {
  it.each(ATTACKS.filter(({ name }) => !name.includes('megapixels')))(
    'is answered without a fault: $name',
    async ({ make, right }) => {
      const answer = await eve.upload(await make(1), 'costly.png');
      expect(right).toContain(answer.status);
    },
  );

  it('with greedy dates is stored without them, in each form', async () => {
    for (const make of [greedyExifJpeg, greedyExifPng]) {
      const id = await eve.store(await make(7), 'dates.jpg');
      const row = await eve.call('screenshots.get', { params: { id } });
      expect(row).toMatchObject({ width: 40, image_created_source: null });
    }
  });

  it.each([
    ['WebP of 1,001 frames', 'image_too_many_frames', /more than 1,000 frames/],
    ['TIFF of 20,000 pages', 'image_too_many_pages', /more than 200 pages/],
    ['PNG of 1 x 1,000,000', 'image_side_too_long', /no side may be longer than 50,000/],
    ['PNG of 8,000 x 8,000', 'image_too_many_pixels', /64 megapixels; the limit is 50/],
  ])('is refused with a sentence that names the limit: %s', async (name, code, sentence) => {
    const { make } = ATTACKS.find((attack) => attack.name === name) ?? { make: () => '' };
    const answer = await eve.upload(Buffer.from(await make(2)), 'costly');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code, error: expect.stringMatching(sentence) });
  });

  it('is refused beforehand where its format needs more memory than there is', async () => {
    const answer = await eve.upload(flatAvif(1), 'flat.avif');
    expect(answer.status).toBe(422);
    expect(await told(answer)).toMatch(/more memory or time to open than this server allows/);
  });

  it('within the limits is taken, and shown in full size', async () => {
    const id = await eve.store(flatBmp(5_000, 3_500, 3), 'large.bmp');
    const view = await eve.send('screenshots.image', { params: { id }, query: { view: '1' } });
    expect(view.headers.get('content-type')).toBe('image/webp');
  });
});

async function ordering(order: string): Promise<Buffer> {
  return pngWith([pngChunk('tEXt', Buffer.from(`Comment\0${order}`))], 5);
}

it('ends a decoder that takes a gigabyte, refuses the upload, counts it and serves the next', async () => {
  const before = await app.screenshots.files();
  const answer = await eve.upload(await ordering('ALLOCATE ONE GIGABYTE'), 'greedy.png');
  expect(await app.screenshots.files()).toEqual(before);
  expect(answer.status).toBe(422);
  expect(await told(answer)).toMatch(/more memory or time/);
  expect((await eve.upload(await uniqueImage(), 'next.png')).status).toBe(201);
  expect((await ada.upload(await uniqueImage(), 'next.png')).status).toBe(201);
  const authorization = `Bearer ${TOKEN.replaceAll(' ', '-')}`;
  const figures = await fetch(`${app.base}/metrics`, { headers: { authorization } });
  expect(await figures.text()).toContain('shotvault_decoder_ends_total{reason="memory"} 2');
});

it('serves others while the files of one person end decoders', async () => {
  const attack = Promise.all(
    Array.from({ length: 3 }, async () => eve.upload(await ordering('CRASH ALWAYS'), 'crash.png')),
  );
  for (let n = 0; n < 3; n += 1) {
    expect((await ada.upload(await uniqueImage(), 'ada.png')).status).toBe(201);
  }
  expect((await attack).map(({ status }) => status)).toEqual([422, 422, 422]);
});
