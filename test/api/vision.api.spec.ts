import type { TestApp } from '../support/app';
import { textImage } from '../support/images';
import { chatAnswer, json, ModelServer } from '../support/model-server';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const USAGE = { prompt_tokens: 1000, completion_tokens: 100 };
const GOOD = {
  title: 'Budget review of the harbor',
  tags: ['Budget', 'harbor'],
  dates: [{ date: '2026-12-24', quote: 'invented', confidence: 1 }],
};

let model: ModelServer;
let app: TestApp;
let ada: Client;
beforeAll(async () => {
  model = await ModelServer.start();
});
useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
    model.answers(json(chatAnswer(GOOD, USAGE)));
  },
  {
    settings: () => ({
      VISION_URL: model.url,
      VISION_MODEL: 'stub',
      VISION_INPUT_PRICE: '100',
      VISION_OUTPUT_PRICE: '100',
      // One request can cost at most 2.20 of this.
      VISION_MONTHLY_LIMIT: '2.3',
    }),
    worker: true,
  },
);
afterAll(() => model.close());

const allow = (vision_model = true) =>
  ada.call('workspaces.updateSettings', { body: { vision_model } });

/** The row after the whole job has ended; the first reading alone is answered earlier. */
async function read(id: string) {
  await ada.send('processing.process', { params: { id }, body: { rerun: true } });
  await app.jobs.untilDone('screenshots.read');
  return ada.call('screenshots.get', { params: { id } });
}
const store = async () => ada.store(await textImage(['Quarterly review', 'Due 14 March 2026']));

it('is not asked before the owner of the workspace allows it', async () => {
  expect(await ada.call('workspaces.settings', {})).toEqual({
    vision_model: { host: new URL(model.url).host, is_on: false, can_change: true },
  });
  const row = await read(await store());
  expect(row.ai_generated_title).not.toBe(GOOD.title);
  expect(model.asked).toEqual([]);
}, 40_000);

it('improves title, tags and dates of a local reading', async () => {
  await allow();
  const row = await read(await store());
  expect(row.ai_generated_title).toBe(GOOD.title);
  expect(row.tags.map(({ tag_name }) => tag_name)).toEqual(['budget', 'harbor']);
  const days = Object.fromEntries(
    row.extracted_dates.map(({ extracted_date, confidence }) => [extracted_date, confidence]),
  );
  expect(days['2026-12-24']).toBe(0.48);
  expect(days['2026-03-14']).toBeGreaterThan(0.5);
  expect(row.extracted_text?.text_content).toMatch(/Quarterly/);
  expect(await app.screenshots.drift()).toEqual([]);
  const found = await ada.call('screenshots.list', { query: { q: 'harbor' } });
  expect(found.map(({ id }) => id)).toEqual([row.id]);
}, 40_000);

it('leaves a person’s words alone, and the first reading where it answers nonsense', async () => {
  const id = await store();
  const { ai_generated_title: local } = await read(id);
  await allow();
  model.answers(json(chatAnswer({ ...GOOD, title: 'x'.repeat(500) })));
  expect(await read(id)).toMatchObject({ ai_generated_title: local, processing_status: 'done' });
  expect(model.asked).toHaveLength(1);
  await app.reset();
  ada = await app.person('ada@example.com');
  const own = await store();
  await allow();
  await ada.call('screenshots.update', {
    params: { id: own },
    body: { ai_generated_title: 'Mine' },
  });
  await ada.call('screenshots.putTags', { params: { id: own }, body: { tags: ['mine'] } });
  model.answers(json(chatAnswer(GOOD, USAGE)));
  expect(await read(own)).toMatchObject({
    ai_generated_title: 'Mine',
    tags: [{ tag_name: 'mine' }],
  });
}, 60_000);

it('rests when the month has cost enough, and starts again with the next', async () => {
  await allow();
  const id = await store();
  await read(id);
  expect(model.asked).toHaveLength(1);
  // 0.11 is spent; another request could cost 2.20.
  await read(id);
  expect(model.asked).toHaveLength(1);
  app.clock.advance({ days: 31 });
  // The session has expired by then.
  ada = await app.person('ada@example.com');
  await read(id);
  expect(model.asked).toHaveLength(2);
}, 60_000);

it('is no longer asked after the owner forbids it', async () => {
  await allow();
  await allow(false);
  await read(await store());
  expect(model.asked).toEqual([]);
}, 40_000);
