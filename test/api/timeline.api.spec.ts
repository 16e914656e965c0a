import { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';

let app: TestApp;
let ada: Client;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  ada = await app.person('ada@example.com');
});

async function storeAt(instant: string): Promise<void> {
  app.clock.set(instant);
  await ada.store(await uniqueImage(), `${instant}.png`);
}

async function months(tz?: string): Promise<Record<string, number>> {
  const timeline = await ada.call('screenshots.timeline', { query: tz ? { tz } : {} });
  return Object.fromEntries(timeline.map(({ month, count }) => [month, count]));
}

/** The names of the list from a month on. */
async function namesFrom(month: string, tz: string): Promise<string[]> {
  const timeline = await ada.call('screenshots.timeline', { query: { tz } });
  const cursor = timeline.find((entry) => entry.month === month)?.cursor ?? '';
  const rows = await ada.call('screenshots.list', { query: { cursor } });
  return rows.map(({ original_name: name }) => name.replace('.png', ''));
}

it('counts by the months of the zone that is asked for', async () => {
  await storeAt('2026-11-15T12:00:00Z');
  await storeAt('2026-11-30T23:30:00Z');
  await storeAt('2026-12-01T00:30:00Z');
  expect(await months()).toEqual({ '2026-12': 1, '2026-11': 2 });
  expect(await months('Europe/Berlin')).toEqual({ '2026-12': 2, '2026-11': 1 });
  expect(await months('America/New_York')).toEqual({ '2026-11': 3 });
  // Not whole hours away from UTC: 5:45 ahead.
  expect(await months('Asia/Kathmandu')).toEqual({ '2026-12': 2, '2026-11': 1 });
});

it('leads to the newest of a month as the zone has it', async () => {
  await storeAt('2026-11-15T12:00:00Z');
  await storeAt('2026-11-30T23:30:00Z');
  expect(await namesFrom('2026-11', 'UTC')).toEqual([
    '2026-11-30T23:30:00Z',
    '2026-11-15T12:00:00Z',
  ]);
  expect(await namesFrom('2026-11', 'Europe/Berlin')).toEqual(['2026-11-15T12:00:00Z']);
});

it('forgets a month whose last one was deleted, and refuses a zone that is none', async () => {
  const id = await ada.store(await uniqueImage());
  await ada.call('screenshots.remove', { params: { id } });
  expect(await months()).toEqual({});
  const answer = await ada.send('screenshots.timeline', { query: { tz: 'Mars/Olympus' } });
  expect(answer.status).toBe(422);
});
