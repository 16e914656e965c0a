import { Leadership } from '../../server/infra/database/leadership';
import { testDatabase } from '../support/database';
import { onDatabase } from '../support/database.template';

const TAKEN_OVER_MS = 6_000;

let url: string;
let candidates: Leadership[];

beforeAll(async () => {
  url = (await testDatabase()).url;
});
beforeEach(() => {
  candidates = [];
});
afterEach(async () => {
  await Promise.all(candidates.map((candidate) => candidate.onApplicationShutdown()));
});

async function campaign(elected: () => void = () => undefined): Promise<Leadership> {
  const candidate = new Leadership(url);
  candidate.onElected(async () => elected());
  candidates.push(candidate);
  await candidate.onApplicationBootstrap();
  return candidate;
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + TAKEN_OVER_MS;
  while (!isTrue() && performance.now() < end) await new Promise((done) => setTimeout(done, 20));
  expect(isTrue()).toBe(true);
}

it('elects one of several as the leader, and calls back once', async () => {
  const elected = jest.fn();
  const all = [await campaign(elected), await campaign(elected), await campaign(elected)];
  expect(all.map(({ isLeader }) => isLeader)).toEqual([true, false, false]);
  expect(elected).toHaveBeenCalledTimes(1);
});

it('hands over when the leader stops', async () => {
  const first = await campaign();
  const second = await campaign();
  await first.onApplicationShutdown();
  expect(first.isLeader).toBe(false);
  await until(() => second.isLeader);
});

it('has another leader within seconds when the connection of the first is lost, and never two', async () => {
  const first = await campaign();
  const second = await campaign();
  await onDatabase(url, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and granted and database =
        (select oid from pg_database where datname = current_database())`),
  );
  await until(() => !first.isLeader);
  await until(() => first.isLeader || second.isLeader);
  expect(first.isLeader && second.isLeader).toBe(false);
});
