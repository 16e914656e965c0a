import { ProcessAnswer } from '../../server/contract/processing';
import type { TestApp } from '../support/app';
import { textImage, uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { openEvents } from '../support/events';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
  },
  { once: true, worker: true },
);

const process = (id: string, body?: object) =>
  ada.send('processing.process', { params: { id }, body });

it('reads an uploaded image and finds it by a word that stands only in it', async () => {
  const image = await textImage(['Quarterly budget review', 'Due on 14 March 2026', 'Zebrafish']);
  const id = await ada.store(image, 'a.png');
  const answer = await process(id);
  expect(answer.status).toBe(200);
  const { screenshot } = ProcessAnswer.parse(await answer.json());
  expect(screenshot).toMatchObject({ is_processed: true, processing_status: 'done' });
  expect(screenshot?.extracted_text?.text_content).toMatch(/Zebrafish/);
  expect(screenshot?.ai_generated_title).toBeTruthy();
  const date = screenshot?.extracted_dates.find((found) => found.extracted_date === '2026-03-14');
  expect(date?.confidence).toBeGreaterThan(0.5);
  expect(screenshot?.extracted_text?.text_content).toContain(date?.context_text);
  const found = await ada.call('screenshots.list', { query: { q: 'zebrafish' } });
  expect(found.map((row) => row.id)).toEqual([id]);
  expect(await ada.call('screenshots.unprocessed', {})).toEqual([]);
}, 40_000);

it('answers a fresh reading at once and reads again only when asked to', async () => {
  const id = await ada.store(await textImage(['Only once']));
  await process(id);
  const before = await ada.call('screenshots.get', { params: { id } });
  app.clock.advance({ minutes: 1 });
  expect((await process(id, {})).status).toBe(200);
  const same = await ada.call('screenshots.get', { params: { id } });
  expect(same.processed_at).toBe(before.processed_at);
  expect((await process(id, { rerun: true })).status).toBe(200);
  const again = await ada.call('screenshots.get', { params: { id } });
  expect(again.processed_at).not.toBe(before.processed_at);
}, 40_000);

it('leaves a title alone that a person typed', async () => {
  const id = await ada.store(await textImage(['Machine made heading']));
  await process(id);
  const body = { ai_generated_title: 'Mine' };
  await ada.call('screenshots.update', { params: { id }, body });
  await process(id, { rerun: true });
  const row = await ada.call('screenshots.get', { params: { id } });
  expect(row.ai_generated_title).toBe('Mine');
}, 40_000);

it('announces changes to open pages of the workspace only', async () => {
  const bob = await app.person('bob@example.com');
  const [mine, theirs] = [await openEvents(ada), await openEvents(bob)];
  const id = await ada.store(await uniqueImage());
  await process(id);
  await mine.until((event) => event.id === id && event.change === 'updated');
  expect(mine.events[0]).toEqual({ id, change: 'created' });
  expect(theirs.events).toEqual([]);
  mine.close();
  theirs.close();
}, 40_000);

it('says so when the stored file is gone, and lets that be tried again', async () => {
  const id = await ada.store(await uniqueImage());
  await process(id);
  await app.screenshots.loseFile(id);
  const answer = await process(id, { rerun: true });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'processing_failed' });
  const row = await ada.call('screenshots.get', { params: { id } });
  expect(row).toMatchObject({ processing_status: 'failed', is_processed: false });
  expect(row.processing_error).toMatch(/missing/);
  expect(await ada.call('screenshots.unprocessed', {})).toEqual([]);
}, 40_000);

it('returns a running reading to the queue when the worker is stopped, without counting an attempt', async () => {
  const id = await ada.store(await textImage(Array.from({ length: 30 }, (_, n) => `Line ${n}`)));
  await app.jobs.untilOneRuns();
  await app.worker.stop();
  expect(await app.jobs.latest(id)).toMatchObject({ state: 'queued', attempts: 0 });
  await app.worker.start();
  expect((await process(id)).status).toBe(200);
}, 40_000);
