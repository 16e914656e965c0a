import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const ADA = 'ada@example.com';
const BOB = 'bob@example.com';

let app: TestApp;
let ada: Client;
useApp(
  async (started) => {
    app = started;
    ada = await app.person(ADA);
    await app.billing.givePlan(ADA, 'Gold');
  },
  { checksCounters: true },
);

const analytics = (query: Record<string, string> = {}, who = ada) =>
  who.call('analytics.get', { query });

async function monthOf(month: string, tz = 'UTC') {
  const { months } = await analytics({ tz });
  return months.find((found) => found.month === month);
}

/** Moves the time and signs in again, because the session may have expired. */
async function at(iso: string): Promise<void> {
  app.clock.set(iso);
  ada = await app.person(ADA);
}

it('has twelve empty months before the first upload', async () => {
  const { months, ...rest } = await analytics();
  expect(rest).toEqual({ storage_bytes: 0, tags: [], kinds: [] });
  expect(months.map(({ month }) => month)).toEqual(
    '2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11'.split(
      ' ',
    ),
  );
  const nothing = { uploaded: 0, uploaded_bytes: 0, processed: 0, failed: 0, median_seconds: null };
  for (const month of months) expect(month).toEqual({ month: month.month, ...nothing });
});

it('puts an upload into the month that it was in the zone', async () => {
  await at('2026-10-31T20:00:00Z');
  const image = await uniqueImage();
  await ada.store(image);
  await at('2026-11-15T12:00:00Z');
  const counted = { uploaded: 1, uploaded_bytes: image.length };
  expect(await monthOf('2026-10', 'America/New_York')).toMatchObject(counted);
  expect(await monthOf('2026-11', 'America/New_York')).toMatchObject({ uploaded: 0 });
  expect(await monthOf('2026-10', 'Asia/Kolkata')).toMatchObject({ uploaded: 0 });
  expect(await monthOf('2026-11', 'Asia/Kolkata')).toMatchObject(counted);
});

it('ends with the month that it is in the zone', async () => {
  await at('2026-11-30T20:00:00Z');
  const last = async (tz: string) => (await analytics({ tz })).months.at(-1)?.month;
  expect(await last('UTC')).toBe('2026-11');
  expect(await last('Asia/Kolkata')).toBe('2026-12');
});

it('counts in its storage images that are older than its months', async () => {
  await at('2024-05-01T12:00:00Z');
  const image = await uniqueImage();
  await ada.store(image);
  await at('2026-11-15T12:00:00Z');
  await app.billing.givePlan(ADA, 'Gold');
  const { storage_bytes, months } = await analytics();
  expect(storage_bytes).toBe(image.length);
  expect(months.every(({ uploaded }) => uploaded === 0)).toBe(true);
});

describe('readings', () => {
  it('are counted in the month of the upload, with the time that half of them took at most', async () => {
    for (const seconds of [4, 6, 20]) {
      const id = await ada.store(await uniqueImage());
      app.clock.advance({ ms: seconds * 1000 });
      await app.readings.store(id, {});
    }
    await app.readings.fail(await ada.store(await uniqueImage()));
    await ada.store(await uniqueImage());
    const counted = { uploaded: 5, processed: 3, failed: 1, median_seconds: 6 };
    expect(await monthOf('2026-11')).toMatchObject(counted);
  });

  it('that are repeated neither count twice nor change how long the first one took', async () => {
    const id = await ada.store(await uniqueImage());
    app.clock.advance({ ms: 3000 });
    await app.readings.store(id, { kind: 'receipt' });
    app.clock.advance({ days: 5 });
    await ada.call('screenshots.bulk', { body: { ids: [id], action: 'process' } });
    expect(await monthOf('2026-11')).toMatchObject({ processed: 0 });
    await app.readings.store(id, { kind: 'invoice' });
    expect(await monthOf('2026-11')).toMatchObject({ processed: 1, median_seconds: 3 });
    expect((await analytics()).kinds).toEqual([{ kind: 'invoice', count: 1 }]);
  });
});

it('names the ten most used tags and every kind, the most frequent first', async () => {
  const shots = ['receipt', 'chat', 'receipt'];
  for (const [n, kind] of shots.entries()) {
    const id = await ada.store(await uniqueImage());
    await app.readings.store(id, { kind });
    const tags = n === 0 ? Array.from({ length: 11 }, (_, tag) => `tag ${tag + 10}`) : ['tag 20'];
    await ada.call('screenshots.putTags', { params: { id }, body: { tags } });
  }
  const { tags, kinds } = await analytics();
  expect(tags).toHaveLength(10);
  expect(tags.slice(0, 2)).toEqual([
    { tag_name: 'tag 20', count: 3 },
    { tag_name: 'tag 10', count: 1 },
  ]);
  expect(kinds).toEqual([
    { kind: 'receipt', count: 2 },
    { kind: 'chat', count: 1 },
  ]);
});

it('leaves out trashed screenshots until they are restored', async () => {
  const image = await uniqueImage();
  const id = await ada.store(image);
  await app.readings.store(id, { tags: ['paper'] });
  const before = await analytics();
  expect(before).toMatchObject({ storage_bytes: image.length, tags: [{ tag_name: 'paper' }] });
  await ada.call('screenshots.remove', { params: { id } });
  const without = await analytics();
  expect(without).toMatchObject({ storage_bytes: 0, tags: [], kinds: [] });
  expect(without.months.at(-1)).toMatchObject({ uploaded: 0, processed: 0, median_seconds: null });
  await ada.call('screenshots.restore', { params: { id } });
  expect(await analytics()).toEqual(before);
});

describe('the plan', () => {
  const teamOf = (owner: string, members: string[]) =>
    app.teams.make({ name: 'Harbor', owner, members });

  it('must be Gold in one’s own space', async () => {
    await app.billing.givePlan(ADA, 'Silver');
    const answer = await ada.send('analytics.get');
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      code: 'plan_required',
      details: { feature: 'analytics', plan: 'Gold' },
    });
  });

  it('is that of the owner in a team', async () => {
    const bob = await app.person(BOB);
    const ownTeam = await teamOf(ADA, [BOB]);
    const image = await uniqueImage();
    await ada.store(image, 'a.png', { team_id: ownTeam });
    expect(await analytics({ team_id: ownTeam }, bob)).toMatchObject({
      storage_bytes: image.length,
    });
    expect((await analytics()).storage_bytes).toBe(0);

    const team_id = await teamOf(BOB, [ADA]);
    expect((await ada.send('analytics.get', { query: { team_id } })).status).toBe(402);
  });

  it('opens no foreign team', async () => {
    await app.person(BOB);
    const team_id = await teamOf(BOB, []);
    expect((await ada.send('analytics.get', { query: { team_id } })).status).toBe(404);
  });
});

it.each(['Mars/Base', "UTC'; drop table tags; --", 'UTC\0', 'x'.repeat(65)])(
  'refuses the zone %j',
  async (tz) => {
    expect((await ada.send('analytics.get', { query: { tz } })).status).toBe(422);
  },
);
