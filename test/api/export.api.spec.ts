import { text } from 'node:stream/consumers';
import { v7 as uuidv7 } from 'uuid';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { unzip } from '../support/unzip';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
  },
  { settings: { RATE_LIMIT_EXPORTS: '3' } },
);

async function download(query: Record<string, string> = {}): Promise<Record<string, Buffer>> {
  return zipOf(await ada.send('export.download', { query }));
}

async function zipOf(answer: Response): Promise<Record<string, Buffer>> {
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

it('names every image by its content type, not by its uploaded name', async () => {
  await ada.store(await uniqueImage(), 'invoice\u202egnp.exe');
  await ada.store(await uniqueImage('jpeg'), 'photo.JPEG');
  await ada.store(await uniqueImage('jpeg'), 'photo.png');
  const files = Object.keys(await download()).filter((name) => name.startsWith('images/'));
  expect(files.sort()).toEqual(['images/invoicegnp.png', 'images/photo.JPEG', 'images/photo.jpg']);
});

it('holds every image byte for byte, under a unique name, with its data', async () => {
  const images = [await uniqueImage(), await uniqueImage(), await uniqueImage()];
  const ids = [];
  for (const image of images) ids.push(await ada.store(image, 'same: name.png'));
  await app.readings.store(ids[0] ?? '', { title: 'First', tags: ['one'], text: 'some words' });
  const wifi = { type: 'wifi', value: 'WIFI:S:Cafe;P:secret123;;', display: 'Cafe' };
  await app.entities.store(ids[0] ?? '', [wifi]);
  await ada.call('screenshots.remove', { params: { id: ids[2] ?? '' } });
  await ada.call('collections.create', { body: { name: 'Things' } });
  const files = await download();
  expect(Object.keys(files).sort()).toEqual([
    'collections.json',
    'entities.json',
    'images/same_ name (2).png',
    'images/same_ name.png',
    'screenshots.json',
    'tags.json',
  ]);
  expect(files['images/same_ name.png']).toEqual(images[0]);
  expect(files['images/same_ name (2).png']).toEqual(images[1]);
  const rows = JSON.parse(String(files['screenshots.json'])) as object[];
  expect(rows).toMatchObject([
    {
      file: 'images/same_ name.png',
      ai_generated_title: 'First',
      tags: [{ tag_name: 'one' }],
      extracted_text: { text_content: 'some words' },
    },
    { file: 'images/same_ name (2).png' },
  ]);
  expect(JSON.parse(String(files['collections.json']))).toMatchObject([{ name: 'Things' }]);
  // Without its password.
  expect(JSON.parse(String(files['entities.json']))).toMatchObject([
    { type: 'wifi', value: 'Cafe', screenshot_id: ids[0] },
  ]);
  expect(JSON.parse(String(files['tags.json']))).toEqual([
    { tag_name: 'one', screenshot_count: 1, first_screenshot_id: ids[0] },
  ]);
});

it('lists a missing file and continues', async () => {
  const lost = await ada.store(await uniqueImage(), 'lost.png');
  await ada.store(await uniqueImage(), 'kept.png');
  await app.screenshots.loseFile(lost);
  const files = await download();
  expect(String(files['missing.txt'])).toBe('lost.png\n');
  expect(files['images/kept.png']).toBeDefined();
});

it('is empty and valid before the first upload', async () => {
  const files = await download();
  for (const name of ['screenshots.json', 'collections.json', 'tags.json']) {
    expect(JSON.parse(String(files[name]))).toEqual([]);
  }
});

it('contains only the requested screenshots, and none of another person', async () => {
  const mine = await ada.store(await uniqueImage(), 'mine.png');
  await ada.store(await uniqueImage(), 'other.png');
  const bob = await app.person('bob@example.com');
  const foreign = await bob.store(await uniqueImage(), 'foreign.png');
  expect(Object.keys(await download({ ids: mine }))).toContain('images/mine.png');
  for (const ids of [foreign, 'nonsense']) {
    expect((await ada.send('export.download', { query: { ids } })).status).toBe(404);
  }
});

describe('a selection', () => {
  const images = (files: Record<string, Buffer>) =>
    Object.keys(files).filter((name) => name.startsWith('images/'));
  const send = (ids: readonly string[]) => ada.send('export.selection', { body: { ids } });

  it('may be far longer than an address', async () => {
    const mine = await ada.store(await uniqueImage(), 'mine.png');
    await ada.store(await uniqueImage(), 'other.png');
    const long = Array.from({ length: 5000 }, () => uuidv7());
    expect(images(await zipOf(await send([...long, mine])))).toEqual(['images/mine.png']);
  });

  it('leaves out absent and foreign screenshots', async () => {
    const mine = await ada.store(await uniqueImage(), 'mine.png');
    const gone = await ada.store(await uniqueImage(), 'gone.png');
    await ada.call('screenshots.remove', { params: { id: gone } });
    const bob = await app.person('bob@example.com');
    const foreign = await bob.store(await uniqueImage(), 'foreign.png');
    const files = await zipOf(await send([gone, mine, mine, foreign, 'nonsense']));
    expect(images(files)).toEqual(['images/mine.png']);
    expect(String(files['screenshots.json'])).not.toContain('foreign');
  });

  it('is refused with a sentence when none of its screenshots exist', async () => {
    const answer = await send(['nonsense']);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'screenshot_not_found' });
    expect((await send([])).status).toBe(422);
  });
});

it('is limited to a number of times per hour', async () => {
  const eve = await app.person('eve@example.com');
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const answer = await eve.send('export.download');
    statuses.push(answer.status);
    if (answer.body) await text(answer.body);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

describe('samples', () => {
  it('are three, take no allowance, and are added once', async () => {
    const rows = await ada.call('screenshots.samples', {});
    expect(rows).toHaveLength(3);
    expect((await ada.call('billing.status', {})).usage.screenshots_uploaded).toBe(0);
    const [first] = rows;
    await ada.call('screenshots.remove', { params: { id: first?.id ?? '' } });
    const again = await ada.call('screenshots.samples', {});
    expect(again.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(await ada.call('screenshots.list', {})).toHaveLength(3);
    expect(await app.screenshots.drift()).toEqual([]);
  });
});
