import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { DuplicateBody, ErrorBody } from '../../server/contract/errors';
import { UploadAnswer } from '../../server/contract/screenshots';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(async (started) => {
  app = started;
  ada = await app.person('ada@example.com');
});

const usage = async (client: Client) => (await client.call('billing.status', {})).usage;
const pendingFiles = () =>
  readdirSync(join(app.config.dataDir, 'files', 'pending'), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('an upload', () => {
  it('answers the stored row, whole', async () => {
    const image = await uniqueImage('png', { width: 120, height: 90 });
    const answer = await ada.upload(image, 'Screenshot 2024-08-24 at 10.11.12.png');
    expect(answer.status).toBe(201);
    const { screenshot, screenshot_id } = UploadAnswer.parse(await answer.json());
    expect(screenshot).toMatchObject({
      id: screenshot_id,
      original_name: 'Screenshot 2024-08-24 at 10.11.12.png',
      ai_generated_title: null,
      is_processed: false,
      processing_status: 'pending',
      image_created_at: '2024-08-24T10:11:12',
      image_created_source: 'filename',
      file_size: image.length,
      content_type: 'image/png',
      width: 120,
      height: 90,
      tags: [],
      collections: [],
      extracted_dates: [],
    });
    expect(screenshot.thumbhash).toMatch(/^[A-Za-z0-9+/]{20,}=*$/);
    expect(pendingFiles()).toEqual([]);
  });

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'accepts %s by its content, under any name',
    async (format) => {
      const answer = await ada.upload(await uniqueImage(format), 'whatever.xyz');
      expect(answer.status).toBe(201);
      const { screenshot } = UploadAnswer.parse(await answer.json());
      expect(screenshot.content_type).toBe(`image/${format}`);
    },
  );

  it('takes its fields before or after the file', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await uniqueImage())]), 'a.png');
    form.append('team_id', 'null');
    form.append('modified_at', '2026-11-10T23:30:00.123+01:00');
    const answer = await ada.fetch('/api/screenshots/upload', { method: 'POST', body: form });
    const { screenshot } = UploadAnswer.parse(await answer.json());
    expect(screenshot.image_created_at).toBe('2026-11-10T23:30:00+01:00');
    expect(screenshot.image_created_source).toBe('modified');
  });

  it('describes the upright image of a rotated photo', async () => {
    const image = await sharp(await uniqueImage('jpeg', { width: 90, height: 40 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { screenshot } = UploadAnswer.parse(await (await ada.upload(image)).json());
    expect([screenshot.width, screenshot.height]).toEqual([40, 90]);
  });

  it('keeps the name of its file, with the quotes that forms encode', async () => {
    const answer = await ada.upload(await uniqueImage(), 'The "big"\r\nplan 100%.png');
    const { screenshot } = UploadAnswer.parse(await answer.json());
    expect(screenshot.original_name).toBe('The "big" plan 100%.png');
  });

  it('keeps no folder and no control character of a file name', async () => {
    const answer = await ada.upload(await uniqueImage(), '../../etc/a\u0007b.png');
    const { screenshot } = UploadAnswer.parse(await answer.json());
    expect(screenshot.original_name).not.toMatch(/[/\\\u0007]/);
  });
});

describe('a refused upload', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const half = (image: Buffer) => image.subarray(0, image.length / 2);
  const png = () => uniqueImage('png', { width: 200, height: 200 });

  it.each([
    ['SVG, even as .png', async () => svg, 415],
    ['text', async () => Buffer.from('just some words, long enough to be read'), 415],
    ['an empty file', async () => Buffer.alloc(0), 422],
    ['a truncated PNG', async () => half(await png()), 422],
    ['a PNG signature with nothing behind it', async () => (await png()).subarray(0, 20), 422],
    [
      'more than 25 MB',
      async () => Buffer.concat([await png(), Buffer.alloc(26 * 1024 * 1024)]),
      413,
    ],
    [
      'more than 50 megapixels',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      422,
    ],
  ])('%s', async (_what, make, status) => {
    const answer = await ada.upload(await make(), 'x.png');
    expect(answer.status).toBe(status);
    ErrorBody.parse(await answer.json());
    expect(pendingFiles()).toEqual([]);
    expect((await usage(ada)).screenshots_uploaded).toBe(0);
    expect(await ada.call('screenshots.list', {})).toEqual([]);
  });

  it('names the missing part when there is no form', async () => {
    const answer = await ada.fetch('/api/screenshots/upload', { method: 'POST' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'file_missing' });
  });

  it('calls an empty file empty', async () => {
    const answer = await ada.upload(Buffer.alloc(0), 'empty.png');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: 'This file is empty.',
      code: 'file_missing',
    });
  });

  it('refuses an unknown field and an invalid date', async () => {
    const image = await uniqueImage();
    expect((await ada.upload(image, 'a.png', { is_processed: 'true' })).status).toBe(422);
    expect((await ada.upload(image, 'a.png', { modified_at: 'yesterday' })).status).toBe(422);
    expect((await ada.upload(image, 'a.png')).status).toBe(201);
  });

  it.each([
    ['no boundary', 'multipart/form-data', '--zz--\r\n'],
    ['an empty boundary', 'multipart/form-data; boundary=', '--zz--\r\n'],
    [
      'a boundary that is too long',
      `multipart/form-data; boundary=${'z'.repeat(300)}`,
      '--zz--\r\n',
    ],
    ['no end', 'multipart/form-data; boundary=zz', '--zz\r\n'],
    [
      'a file that is cut off',
      'multipart/form-data; boundary=zz',
      '--zz\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    ],
  ])('refuses a form with %s and keeps nothing of it', async (_what, type, body) => {
    const headers = { 'Content-Type': type };
    const answer = await ada.fetch('/api/screenshots/upload', { method: 'POST', headers, body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
    expect(pendingFiles()).toEqual([]);
  });

  it('answers a foreign or malformed team like an absent one', async () => {
    for (const team_id of ['no-team', '0192f0c1-0000-7000-8000-000000000000']) {
      const answer = await ada.upload(await uniqueImage(), 'a.png', { team_id });
      expect(answer.status).toBe(404);
    }
  });
});

describe('a duplicate', () => {
  it('answers 409 with the promised body and counts nothing', async () => {
    const image = await uniqueImage();
    const id = await ada.store(image, 'first.png');
    const answer = await ada.upload(image, 'second.png');
    expect(answer.status).toBe(409);
    const body = DuplicateBody.parse(await answer.json());
    expect(body.existing_screenshot).toMatchObject({ id, name: 'first.png' });
    expect((await usage(ada)).screenshots_uploaded).toBe(1);
  });

  it('is none in another person’s workspace', async () => {
    const image = await uniqueImage();
    await ada.store(image);
    const bob = await app.person('bob@example.com');
    expect((await bob.upload(image)).status).toBe(201);
  });

  it('is restored from the trash and takes no allowance', async () => {
    const image = await uniqueImage();
    const id = await ada.store(image);
    await ada.call('screenshots.remove', { params: { id } });
    const answer = await ada.upload(image);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ screenshot_id: id, restored: true });
    expect((await usage(ada)).screenshots_uploaded).toBe(1);
  });

  it('stores one of fifty equal uploads that come at once', async () => {
    const image = await uniqueImage();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ada.upload(image)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect((await usage(ada)).screenshots_uploaded).toBe(1);
  });
});

describe('the allowance', () => {
  it('stores exactly 25 of 60 uploads that come at once', async () => {
    const images = await Promise.all(Array.from({ length: 60 }, () => uniqueImage()));
    const answers = await Promise.all(images.map((image) => ada.upload(image)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(25);
    expect(statuses.filter((status) => status === 402)).toHaveLength(35);
    const status = await ada.call('billing.status', {});
    expect(status).toMatchObject({
      subscription: null,
      is_over_limit: true,
      can_upload: false,
      remaining_uploads: 0,
    });
    expect(status.usage.screenshots_uploaded).toBe(25);
    expect(await ada.call('screenshots.list', {})).toHaveLength(25);
  });

  it('refuses with the reason, refunds no deletion, and starts again next month', async () => {
    for (let n = 0; n < 25; n += 1) await ada.store(await uniqueImage());
    const [first] = await ada.call('screenshots.list', {});
    await ada.call('screenshots.remove', { params: { id: first?.id ?? '' } });
    const refused = await ada.upload(await uniqueImage(), 'a.png', { team_id: '' });
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({
      code: 'upload_limit_reached',
      details: { limit: 25, resets_at: '2026-12-01T00:00:00.000Z' },
    });
    app.clock.set('2026-12-01T00:00:00.000Z');
    expect((await ada.upload(await uniqueImage())).status).toBe(201);
    expect((await usage(ada)).month_year).toBe('2026-12');
  });
});

describe('many uploads at once', () => {
  it('wait below the burst and are asked to come back above it', async () => {
    const rateLimits = { ...app.config.rateLimits, uploadBurst: 3 };
    const bob = (await app.person('bob@example.com')).at(await app.startTwin({ rateLimits }));
    const images = await Promise.all(Array.from({ length: 12 }, () => uniqueImage()));
    const answers = await Promise.all(images.map((image) => bob.upload(image)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(3);
    expect((await bob.upload(await uniqueImage())).status).toBe(201);
  });
});

describe('the image', () => {
  it('is the uploaded file, byte for byte, and cannot run anything', async () => {
    const image = await uniqueImage();
    const id = await ada.store(image, 'Ünïcode "name".png');
    const answer = await ada.send('screenshots.image', { params: { id } });
    expect(Buffer.from(await answer.arrayBuffer()).equals(image)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    );
    expect(answer.headers.get('etag')).toBe(
      `"${createHash('sha256').update(image).digest('hex')}"`,
    );
    const download = await ada.send('screenshots.image', {
      params: { id },
      query: { download: '1' },
    });
    expect(download.headers.get('content-disposition')).toMatch(/^attachment;.*filename\*=UTF-8''/);
  });

  it.each([
    ['setup.exe', { download: '1' as const }, 'setup.png'],
    ['fine.png', { download: '1' as const }, 'fine.png'],
    ['setup.exe', {}, 'setup.png'],
    ['fine.png', { w: 320 }, 'fine.webp'],
  ])('named %j is saved with %j as %j', async (name, query, saved) => {
    const id = await ada.store(await uniqueImage(), name);
    const answer = await ada.send('screenshots.image', { params: { id }, query });
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`filename="${saved}"$`));
  });

  it('loses direction marks in its name', async () => {
    const answer = await ada.upload(await uniqueImage(), 'a\u202egpj\u2066.png');
    const { screenshot } = UploadAnswer.parse(await answer.json());
    expect(screenshot.original_name).toBe('agpj.png');
  });

  it.each([320, 640])('comes as a WebP of %i pixels that is cached for ever', async (w) => {
    const id = await ada.store(await uniqueImage('png', { width: 1000, height: 500 }));
    const answer = await ada.send('screenshots.image', { params: { id }, query: { w } });
    const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, format]).toEqual([w, 'webp']);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });

  it.each<Record<string, string>>([{ w: '320' }, { view: '1' }])(
    'is made for all who ask at once: %j',
    async (query) => {
      const id = await ada.store(await uniqueImage('tiff', { width: 1000, height: 500 }));
      const ask = async () => {
        const answer = await ada.send('screenshots.image', { params: { id }, query });
        return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')];
      };
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      expect(answers[0]?.[0]).toBe(200);
      expect(new Set(answers.map(String)).size).toBe(1);
    },
  );

  it('answers a cached image with 304 and a range with a part', async () => {
    const image = await uniqueImage();
    const id = await ada.store(image);
    const path = `/api/screenshots/${id}/image`;
    const etag = (await ada.fetch(path)).headers.get('etag') ?? '';
    expect((await ada.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const part = await ada.fetch(path, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${image.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(image.subarray(10, 20))).toBe(true);
    const beyond = await ada.fetch(path, { headers: { range: `bytes=${image.length}-` } });
    expect(beyond.status).toBe(416);
  });

  it('returns its size without its content', async () => {
    const image = await uniqueImage();
    const id = await ada.store(image);
    const path = `/api/screenshots/${id}/image`;
    const answer = await ada.fetch(path, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(image.length));
    const thumbnail = await ada.fetch(`${path}?w=320`, { method: 'HEAD' });
    expect(Number(thumbnail.headers.get('content-length'))).toBeGreaterThan(0);
  });

  it('of a TIFF has a view that browsers can show', async () => {
    const id = await ada.store(await uniqueImage('tiff'));
    const view = await ada.send('screenshots.image', { params: { id }, query: { view: '1' } });
    expect(view.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await view.arrayBuffer())).metadata()).width).toBe(80);
  });
});
