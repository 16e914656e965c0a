import { Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import { mintSystemScope } from '../../server/common/system-scope';
import { ErrorBody } from '../../server/contract/errors';
import { FILE_KINDS, FileStorage } from '../../server/infra/storage/file-storage';
import { UploadRecoveryService } from '../../server/modules/screenshots/uploads/upload-recovery.service';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { refuse, S3Store } from '../support/s3-store';
import { unzip } from '../support/unzip';
import { useApp } from '../support/use-app';

let s3: S3Store;
let app: TestApp;
let ada: Client;
beforeAll(async () => {
  Logger.overrideLogger(false);
  s3 = await S3Store.start();
});
useApp(
  async (started) => {
    app = started;
    s3.failUntilTold(null);
    ada = await app.person('ada@example.com');
  },
  { settings: () => ({ ...s3.environment, RATE_LIMIT_EXPORTS: '100' }) },
);
afterAll(() => s3.close());

const storage = () => app.nest.get(FileStorage);
const storedKinds = async (id: string) => {
  const sizes = await Promise.all(FILE_KINDS.map((kind) => storage().size(id, kind)));
  return FILE_KINDS.filter((_, at) => sizes[at] !== null);
};
const show = (id: string, query: Record<string, string> = {}, headers: HeadersInit = {}) =>
  ada.fetch(`/api/screenshots/${id}/image?${new URLSearchParams(query)}`, { headers });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const marks = () => storage().listForgotten(new Date(Date.now() + 60_000));

it('keeps a screenshot in the bucket and shows it through its own routes', async () => {
  const image = await uniqueImage('png', { width: 700, height: 500 });
  const id = await ada.store(image, 'shot.png');
  expect(await storedKinds(id)).toEqual(['original', 'w640']);
  expect(await app.screenshots.filesOf(id)).toEqual([]);
  expect(await marks()).toEqual([]);

  const whole = await show(id);
  expect(whole.headers.get('content-length')).toBe(String(image.length));
  expect((await bytesOf(whole)).equals(image)).toBe(true);
  const part = await show(id, {}, { range: 'bytes=100-1099' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-1099/${image.length}`);
  expect((await bytesOf(part)).equals(image.subarray(100, 1100))).toBe(true);
  const saved = await show(id, { download: '1' });
  expect(saved.headers.get('content-disposition')).toContain('attachment');
  expect((await bytesOf(saved)).equals(image)).toBe(true);

  for (const w of ['640', '320']) {
    const thumbnail = await show(id, { w });
    expect(thumbnail.headers.get('content-type')).toBe('image/webp');
    expect((await bytesOf(thumbnail)).toString('latin1', 8, 12)).toBe('WEBP');
  }
  expect(await storedKinds(id)).toEqual(['original', 'w640', 'w320']);
});

it('does not ask the store for images that the browser has', async () => {
  const id = await ada.store(await uniqueImage());
  const etag = (await show(id)).headers.get('etag') ?? '';
  const before = s3.calls.length;
  expect((await show(id, {}, { 'if-none-match': etag })).status).toBe(304);
  expect(s3.calls.length).toBe(before);
});

it('exports from the bucket, and names lost files', async () => {
  const images = [await uniqueImage(), await uniqueImage('tiff')];
  for (const [at, image] of images.entries()) await ada.store(image, `${at}.png`);
  const lost = await ada.store(await uniqueImage(), 'lost.png');
  await app.screenshots.loseFile(lost);
  const files = await unzip(await bytesOf(await ada.send('export.download')));
  expect(files['images/0.png']).toEqual(images[0]);
  expect(files['images/1.tif']).toEqual(images[1]);
  expect(String(files['missing.txt'])).toBe('lost.png\n');
});

it('leaves no file of images that were deleted for good or refused', async () => {
  const image = await uniqueImage('tiff');
  const id = await ada.store(image);
  await bytesOf(await show(id, { view: '1' }));
  expect(await storedKinds(id)).toEqual(['original', 'w640', 'view']);
  expect((await ada.upload(image)).status).toBe(409);
  expect((await ada.upload(Buffer.from('no image'))).status).toBe(415);
  await ada.call('screenshots.remove', { params: { id } });
  expect(await storedKinds(id)).toEqual(['original', 'w640', 'view']);
  await ada.call('trash.empty', {});
  expect(await storedKinds(id)).toEqual([]);
  expect(await marks()).toEqual([]);
  expect(await app.screenshots.files()).toEqual([]);
});

it('answers 503 while the store is away and 507 while it is full, and takes the upload afterwards', async () => {
  const id = await ada.store(await uniqueImage());
  const image = await uniqueImage();
  const codeOf = async (answer: Response) => [
    answer.status,
    ErrorBody.parse(await answer.json()).code,
  ];
  s3.failUntilTold(refuse(403, 'AccessDenied'));
  expect(await codeOf(await ada.upload(image))).toEqual([503, 'storage_unavailable']);
  expect(await codeOf(await show(id))).toEqual([503, 'storage_unavailable']);
  expect(await codeOf(await show(id, { w: '640' }))).toEqual([503, 'storage_unavailable']);
  s3.failUntilTold(refuse(507));
  expect(await codeOf(await ada.upload(image))).toEqual([507, 'storage_full']);
  s3.failUntilTold(null);
  expect((await ada.upload(image)).status).toBe(201);
  expect(await app.screenshots.drift()).toEqual([]);
});

it('deletes for good also while the store is away: the files follow', async () => {
  const id = await ada.store(await uniqueImage());
  s3.failUntilTold(refuse(403, 'AccessDenied'));
  await ada.call('screenshots.remove', { params: { id }, query: { forever: 'true' } });
  expect((await show(id)).status).toBe(404);
  s3.failUntilTold(null);
  expect(await storedKinds(id)).toEqual(['original', 'w640']);
  await app.worker.start();
  await app.jobs.untilDone('screenshots.remove-files');
  await app.worker.stop();
  expect(await storedKinds(id)).toEqual([]);
});

it('reads an image once the store is back: an outage is no try', async () => {
  const id = await ada.store(await uniqueImage());
  s3.failUntilTold(refuse(403, 'AccessDenied'));
  const before = s3.calls.length;
  await app.worker.start();
  while (s3.calls.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
  await app.worker.stop();
  expect(await app.jobs.latest(id)).toEqual({ state: 'queued', attempts: 0 });
});

it('removes after an hour the files of an upload whose process ended', async () => {
  const kept = await ada.store(await uniqueImage());
  const image = await uniqueImage();
  const orphan = '0192f0c1-0000-7000-8000-000000000001';
  const { stream } = await storage().begin(orphan);
  stream.end(image);
  await finished(stream);
  const sha256 = createHash('sha256').update(image).digest();
  // Stops before the transaction.
  await storage().keepArrived(orphan, { size: image.length, sha256 });
  expect(await storedKinds(orphan)).toEqual(['original']);
  await app.nest.get(UploadRecoveryService).sweep(mintSystemScope());
  expect(await storedKinds(orphan)).toEqual([]);
  expect(await marks()).toEqual([]);
  expect(await storedKinds(kept)).toEqual(['original', 'w640']);
});
