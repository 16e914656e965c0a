import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { WallClock } from '../../server/common/clock';
import { Database } from '../../server/infra/database/database';
import { ScheduledWorkService } from '../../server/infra/schedule/scheduled-work.service';
import { AuthSchedule } from '../../server/modules/auth/auth.schedule';
import { BillingSchedule } from '../../server/modules/billing/billing.schedule';
import { EndedJobsSchedule } from '../../server/modules/operator/tools/ended-jobs.schedule';
import { PurgeService } from '../../server/modules/screenshots/trash/purge.service';
import { v7 } from 'uuid';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import { lockWatch } from '../support/lock-watch';
import type { Client } from '../support/person';
import { useApp } from '../support/use-app';

const MODULES = resolve(__dirname, '../../server/modules');

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

const count = (query: string) =>
  app.database.connected(async (client) => {
    const { rows } = await client.query<{ count: string }>(query);
    return Number(rows[0]?.count);
  });

/** Moves the clock as the sandbox does, and waits for all work that fell due. */
async function jump(days: number): Promise<void> {
  app.clock.jump(days);
  await app.worker.get(ScheduledWorkService).settled();
}

const TRASHED = 'select count(*) from screenshots where deleted_at is not null';
const DELETED_TAGS = 'select count(*) from tags where deleted_at is not null';
const DELETED_COLLECTIONS = 'select count(*) from collections where deleted_at is not null';

/** A screenshot, a tag and a collection that were deleted now. */
async function deleteOneOfEach(): Promise<void> {
  const id = await ada.store(await uniqueImage());
  await ada.call('screenshots.putTags', { params: { id }, body: { tags: ['old'] } });
  await ada.call('tags.remove', { params: { name: 'old' } });
  const { collection } = await ada.call('collections.create', { body: { name: 'Old' } });
  await ada.call('collections.remove', { params: { id: collection.id } });
  await ada.call('screenshots.remove', { params: { id } });
}

it('runs everything that fell due when the clock jumps', async () => {
  await deleteOneOfEach();
  await jump(40);
  expect(await count(TRASHED)).toBe(0);
  expect(await count(DELETED_TAGS)).toBe(0);
  expect(await count(DELETED_COLLECTIONS)).toBe(0);
  expect(await count(`select count(*) from usage_records where month_year = '2026-12'`)).toBe(1);
});

it('logs how many rows each purge removed', async () => {
  await deleteOneOfEach();
  const id = await ada.store(await uniqueImage());
  await ada.call('screenshots.putTags', { params: { id }, body: { tags: ['kept'] } });
  await ada.call('tags.remove', { params: { name: 'kept' } });
  const log = jest.spyOn(Logger.prototype, 'log').mockReturnValue();
  await jump(40);
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines).toEqual(
    expect.arrayContaining([
      'purge deleted screenshots: removed 1',
      'purge deleted collections: removed 1',
      'purge deleted tags: removed 1',
    ]),
  );
  expect(lines).not.toContain('purge old invites: removed 0');
});

it('runs the other purges when one of them fails', async () => {
  await deleteOneOfEach();
  const failing = jest.spyOn(app.worker.get(PurgeService), 'purgeExpired');
  failing.mockRejectedValue(new Error('the store is away'));
  await jump(40);
  expect(await count(DELETED_TAGS)).toBe(0);
  expect(await count(DELETED_COLLECTIONS)).toBe(0);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await count(TRASHED)).toBe(1);
});

it('keeps what a move left behind no longer than the move can be undone', async () => {
  await app.billing.givePlan('ada@example.com', 'Bronze');
  const team = { name: 'Harbor', owner: 'ada@example.com' };
  const team_id = await app.teams.make(team);
  const id = await ada.store(await uniqueImage());
  await ada.call('screenshots.transfer', { body: { ids: [id], team_id } });
  expect(await count('select count(*) from transfers')).toBe(1);
  await jump(1);
  expect(await count('select count(*) from transfers')).toBe(0);
});

it('forgets jobs that were done long ago, but none that failed, waits or made up for one that failed', async () => {
  const now = app.worker.get(WallClock).now().toISOString();
  const from = (state: string, days: number, key = `${state}-${days}`) => `
    insert into jobs (id, kind, key, payload, state, max_attempts, run_at, created_at, updated_at)
    values ('${v7()}', 'test.kept', '${key}', '{}', '${state}', 1, 'infinity', '${now}',
            '${now}'::timestamptz - interval '${days} days')`;
  const jobs = [from('done', 31), from('done', 29), from('failed', 90), from('queued', 90)];
  jobs.push(from('failed', 80, 'mended'), from('done', 79, 'mended'));
  await app.database.connected(async (client) => {
    for (const job of jobs) await client.query(job);
  });
  await app.worker.get(EndedJobsSchedule).run();
  const left = `select count(*) from jobs where kind = 'test.kept'`;
  expect(await count(left)).toBe(5);
  expect(await count(`${left} and key = 'done-31'`)).toBe(0);
});

it('forgets sessions that nobody has used for 30 days, and a sign-in leaves them to it', async () => {
  await app.person('grace@example.com');
  const unused = `last_seen_at = last_seen_at - interval '31 days'`;
  await app.database.query(`
    update sessions set ${unused}
    where user_id = (select id from users where email = 'grace@example.com')`);
  await app.person('mallory@example.com');
  expect(await count('select count(*) from sessions')).toBe(3);
  await app.worker.get(AuthSchedule).purgeSessions();
  expect(await count('select count(*) from sessions')).toBe(2);
  expect((await ada.send('auth.me')).status).toBe(200);
});

it('forgets sign-in links that are over, with the network that asked for them', async () => {
  const now = app.worker.get(WallClock).now().toISOString();
  const link = (minutes: number) => `
    insert into sign_in_links (id, token_hash, purpose, asked_from, created_at, expires_at)
    values ('${v7()}', decode(md5('${minutes}'), 'hex'), 'mail', '192.0.2.1', '${now}', '${now}'::timestamptz + interval '${minutes} minutes')`;
  await app.database.query(link(-10));
  await app.database.query(link(10));
  await app.worker.get(AuthSchedule).purgeLinks();
  expect(await count('select count(*) from sign_in_links')).toBe(1);
  expect(await count('select count(*) from sign_in_links where expires_at > created_at')).toBe(1);
});

/** The times in all schedules of the sources: one that no worker module provides would never run, and nobody would see. */
const written = () =>
  readdirSync(MODULES, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.schedule.ts'))
    .map((name) => readFileSync(join(MODULES, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/@Cron\('([^']+)'/g)].map(([, time]) => time));

it('is registered by its modules, and scheduled in worker processes only', () => {
  const jobs = [...app.worker.get(SchedulerRegistry).getCronJobs().values()];
  expect(written()).not.toEqual([]);
  expect(jobs.map(({ cronTime }) => String(cronTime.source)).sort()).toEqual(written().sort());
  expect(jobs.filter(({ cronTime }) => cronTime.timeZone !== 'UTC')).toEqual([]);
  expect(() => app.nest.get(SchedulerRegistry, { strict: false })).toThrow();
});

/** Prisma's models name the schema in each statement. Their compiler takes tens of megabytes of an idle worker. */
it('does without Prisma’s models what every start of a worker does', async () => {
  const texts: string[] = [];
  const database = app.worker.get(Database);
  database.observe((text) => texts.push(text));
  await app.worker.get(BillingSchedule).turnMonth();
  database.observe(lockWatch());
  expect(texts.length).toBeGreaterThan(2);
  // The worker may still read an image of the test before, which takes models.
  const ours = /"public"\."(?:usage_records|subscriptions)"/;
  expect(texts.filter((text) => ours.test(text))).toEqual([]);
});
