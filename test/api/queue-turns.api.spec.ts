import { JobTable, LEASE_MS } from '../../server/infra/queue/job-table';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import { useApp } from '../support/use-app';

const READ = ['screenshots.read'];

let app: TestApp;
let table: JobTable;
/** The owner of each screenshot. */
const owners = new Map<string, string>();

useApp(async (started) => {
  app = started;
  table = app.nest.get(JobTable);
  owners.clear();
});

async function upload(name: string, count: number): Promise<void> {
  const person = await app.person(`${name}@example.com`);
  for (let n = 0; n < count; n += 1) owners.set(await person.store(await uniqueImage()), name);
}

/** The owner of the next image; finishes the one before. */
async function next(): Promise<string | undefined> {
  const job = await table.claim('test', READ);
  if (!job) return undefined;
  const { screenshotId } = job.payload as { screenshotId: string };
  await table.finish(job.id, 'test');
  return owners.get(screenshotId);
}

async function order(count: number): Promise<string[]> {
  const taken: string[] = [];
  for (let n = 0; n < count; n += 1) taken.push((await next()) ?? 'nobody');
  return taken;
}

it('alternates between workspaces, however many images one of them has', async () => {
  await upload('ada', 8);
  expect(await order(2)).toEqual(['ada', 'ada']);
  await upload('grace', 2);
  const taken = await order(5);
  expect(taken.filter((name) => name === 'grace')).toHaveLength(2);
  expect(await order(4)).toEqual(['ada', 'ada', 'ada', 'nobody']);
});

it('prefers images of Silver, four to one, and reads all others in time', async () => {
  await app.person('silver@example.com');
  await app.billing.givePlan('silver@example.com', 'Silver');
  await upload('free', 4);
  const running = await table.claim('test', READ);
  await upload('silver', 12);
  const taken = await order(15);
  expect(taken.slice(0, 3)).toEqual(['silver', 'silver', 'silver']);
  expect(taken.indexOf('free')).toBe(3);
  expect(taken.slice(0, 12).filter((name) => name === 'free')).toHaveLength(2);
  expect(taken.filter((name) => name === 'free')).toHaveLength(3);
  await table.finish(running?.id ?? '', 'test');
});

it('reads a waiting image although others with priority keep arriving', async () => {
  await app.person('silver@example.com');
  await app.billing.givePlan('silver@example.com', 'Silver');
  await upload('silver', 2);
  await upload('free', 1);
  const taken: string[] = [];
  for (let n = 0; n < 12 && !taken.includes('free'); n += 1) {
    taken.push(...(await order(1)));
    await upload('silver', 1);
  }
  expect(taken).toContain('free');
});

it('leaves a job with the worker that says it is alive, and with no other', async () => {
  await upload('ada', 1);
  const job = await table.claim('first', READ);
  const id = job?.id ?? '';
  app.clock.advance({ ms: LEASE_MS - 1_000 });
  expect(await table.heartbeat(id, 'second')).toBe(false);
  expect(await table.heartbeat(id, 'first')).toBe(true);
  app.clock.advance({ ms: LEASE_MS - 1_000 });
  await table.requeueLapsed();
  expect(await table.claim('second', READ)).toBeNull();
  app.clock.advance({ ms: 2_000 });
  await table.requeueLapsed();
  expect(await table.claim('second', READ)).toMatchObject({ id });
  expect(await table.heartbeat(id, 'first')).toBe(false);
});
