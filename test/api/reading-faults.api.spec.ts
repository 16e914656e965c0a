import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import { OcrTimeoutError } from '../../server/infra/ocr/ocr-errors';
import { OcrEngine } from '../../server/infra/ocr/ocr-engine';
import { TesseractWorker } from '../../server/infra/ocr/tesseract-worker';
import type { TestApp } from '../support/app';
import { textImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
  },
  { worker: true },
);
afterEach(() => jest.restoreAllMocks());

/** The thread that the library hides. */
const threadOf = (worker: TesseractWorker): Thread =>
  (worker as unknown as { worker: { worker: Thread } }).worker.worker;
const get = (id: string) => ada.call('screenshots.get', { params: { id } });

/** Skips the pause before the next attempt, until the reading has ended. */
async function untilRead(id: string) {
  for (let look = 0; look < 500; look += 1) {
    const row = await get(id);
    if (row.processing_status === 'done' || row.processing_status === 'failed') return row;
    const job = await app.jobs.latest(id);
    if (job && (job as { state: string }).state === 'queued') app.clock.advance({ ms: 3_000 });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The reading never ended: ${JSON.stringify(await app.jobs.latest(id))}`);
}

/** Skips the waits between the tries, until there were so many. */
async function untilTried(id: string, read: jest.SpyInstance, tries: number) {
  for (let look = 0; look < 500 && read.mock.calls.length < tries; look += 1) {
    const state = (await app.jobs.latest(id))?.state;
    if (state === 'failed') return;
    if (state === 'queued') {
      app.clock.advance({ ms: 6_000 });
      await app.jobs.wake();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

// The first test, because later ones find an engine that runs.
it('does not count tries for which the engine could not keep its data', async () => {
  const folder = join(app.config.dataDir, 'ocr-data');
  // A file stands where the folder has to be made, so making it fails as on a full disk.
  writeFileSync(folder, '');
  const read = jest.spyOn(OcrEngine.prototype, 'read');
  const id = await ada.store(await textImage(['Patience']));

  await untilTried(id, read, 4);

  expect(read.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect((await get(id)).processing_status).not.toBe('failed');
  // The one that is under way, at most.
  expect((await app.jobs.latest(id))?.attempts).toBeLessThanOrEqual(1);
  rmSync(folder);
  const row = await untilRead(id);
  expect(row.processing_status).toBe('done');
  expect(row.extracted_text?.text_content).toContain('Patience');
}, 60_000);

it('reads an image again whose text engine was killed in the middle', async () => {
  const spy = jest.spyOn(TesseractWorker.prototype, 'recognise');
  spy.mockImplementationOnce(function (this: TesseractWorker, ...page) {
    setImmediate(() => void threadOf(this).terminate());
    // Once only: the next call is the real one.
    return this.recognise(...page);
  });
  const id = await ada.store(await textImage(['Survives the worker']));

  const row = await untilRead(id);

  expect(row.processing_status).toBe('done');
  expect(row.extracted_text?.text_content).toContain('Survives the worker');
  expect(await app.screenshots.drift()).toEqual([]);
}, 60_000);

it('retries a reading after a time-out once, at six megapixels', async () => {
  const read = jest.spyOn(OcrEngine.prototype, 'read');
  read.mockRejectedValueOnce(new OcrTimeoutError());
  const id = await ada.store(await textImage(['Slow the first time']));

  const row = await untilRead(id);

  expect(row.processing_status).toBe('done');
  expect(read.mock.calls.map(([, options]) => options?.maxMegapixels)).toEqual([12, 6]);
}, 60_000);

it('fails a reading that times out twice, with a reason', async () => {
  const read = jest.spyOn(OcrEngine.prototype, 'read');
  read.mockRejectedValue(new OcrTimeoutError());
  const id = await ada.store(await textImage(['Always slow']));

  const row = await untilRead(id);

  expect(row).toMatchObject({
    processing_status: 'failed',
    processing_error: 'Reading this image took too long.',
  });
  expect(read).toHaveBeenCalledTimes(2);
}, 60_000);
