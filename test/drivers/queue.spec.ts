import { v7 } from 'uuid';
import type { ReadScreenshotPayload } from '../../server/common/jobs/read-screenshot.job';
import type { JobRun } from '../../server/infra/queue/job-handler';
import { testDatabase, type TestDatabase } from '../support/database';
import { onDatabase } from '../support/database.template';
import { QueueWorker, type Readings } from '../support/queue-worker';
import { isRedisThere, RedisServer } from '../support/redis';

jest.setTimeout(60_000);
/** Well below the five seconds after which every worker polls. */
const AT_ONCE_MS = 3_000;
const nobody: Readings = { read: async () => undefined };

let database: TestDatabase;
let redis: RedisServer | undefined;
let workers: QueueWorker[];

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  workers = [];
  await database.deleteAll();
  await redis?.empty();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
});

async function worker(readings: Readings = nobody): Promise<QueueWorker> {
  const made = await QueueWorker.start(database.url, redis?.url, readings);
  workers.push(made);
  return made;
}

const shot = (workspaceId = v7()): ReadScreenshotPayload => ({ workspaceId, screenshotId: v7() });
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function rows(): Promise<{ state: string; attempts: number; key: string }[]> {
  const query = 'select state, attempts, key from jobs order by created_at';
  return onDatabase(database.url, async (client) => (await client.query(query)).rows as never);
}

async function until(isTrue: () => boolean | Promise<boolean>, patience = 30_000): Promise<void> {
  const end = performance.now() + patience;
  while (!(await isTrue()) && performance.now() < end) await sleep(20);
  expect(await isTrue()).toBe(true);
}

const isAllDone = async () => (await rows()).every(({ state }) => state === 'done');

/** The rules that every driver of the queue must keep. */
function keepsTheContract(): void {
  it('runs every job once, whichever of several workers takes it', async () => {
    const read: string[] = [];
    const readings = {
      read: async ({ screenshotId }: ReadScreenshotPayload) => {
        read.push(screenshotId);
        await sleep(5);
      },
    };
    const [one, other] = [await worker(readings), await worker(readings)];
    await Promise.all([one.work(2), other.work(2)]);
    const shots = Array.from({ length: 30 }, () => shot());
    for (const each of shots) await one.enqueue(each);
    await until(isAllDone);
    expect(read.sort()).toEqual(shots.map(({ screenshotId }) => screenshotId).sort());
  });

  it('starts a job at once when its transaction is committed, and none that was rolled back', async () => {
    const read: string[] = [];
    const busy = await worker({ read: async ({ screenshotId }) => void read.push(screenshotId) });
    await busy.work();
    await sleep(200);
    const [kept, dropped] = [shot(), shot()];
    await busy.transaction(async () => {
      await busy.enqueue(kept);
      await sleep(100);
      expect(read).toEqual([]);
    });
    await until(() => read.length > 0, AT_ONCE_MS);
    const undone = busy.transaction(async () => {
      await busy.enqueue(dropped);
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(read).toEqual([kept.screenshotId]);
    expect(await rows()).toHaveLength(1);
  });

  it('makes no second live job about the same thing', async () => {
    const api = await worker();
    const one = shot();
    await api.enqueue(one);
    await api.enqueue(one);
    expect(await rows()).toHaveLength(1);
  });

  it('retries with a backoff, stores the reason, and gives up at last', async () => {
    const runs: Pick<JobRun, 'attempt' | 'isLastAttempt' | 'lastError'>[] = [];
    const givenUp: string[] = [];
    const busy = await worker({
      read: async (_payload, { attempt, isLastAttempt, lastError }) => {
        runs.push({ attempt, isLastAttempt, lastError });
        throw new Error(`try ${attempt}`);
      },
      giveUp: async (_payload, error) => void givenUp.push((error as Error).message),
    });
    await busy.work();
    await busy.enqueue(shot());
    await until(() => givenUp.length > 0);
    expect(runs).toEqual([
      { attempt: 1, isLastAttempt: false, lastError: null },
      { attempt: 2, isLastAttempt: false, lastError: 'try 1' },
      { attempt: 3, isLastAttempt: true, lastError: 'try 2' },
    ]);
    expect(givenUp).toEqual(['try 3']);
    await until(async () => (await rows())[0]?.state === 'failed');
  });

  it('ends a job whose payload cannot be read, and goes on with the others', async () => {
    const read = jest.fn(async () => undefined);
    const busy = await worker({ read });
    await onDatabase(database.url, (client) =>
      client.query(
        `insert into jobs (id, kind, key, payload, max_attempts, run_at, created_at, updated_at)
         values ($1, 'screenshots.read', 'unreadable', '{"other": 1}', 1, now(), now(), now())`,
        [v7()],
      ),
    );
    await busy.work();
    await busy.enqueue(shot());
    await until(
      async () => (await rows()).every(({ state }) => state !== 'queued' && state !== 'running'),
      15_000,
    );
    expect((await rows()).map(({ state }) => state).sort()).toEqual(['done', 'failed']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('keeps fairness and priority', async () => {
    const [ada, grace, silver] = [v7(), v7(), v7()];
    const names = new Map([
      [ada, 'ada'],
      [grace, 'grace'],
      [silver, 'silver'],
    ]);
    const order: (string | undefined)[] = [];
    const busy = await worker({
      read: async ({ workspaceId }) => void order.push(names.get(workspaceId)),
    });
    const place = (workspaceId: string) => ({
      workspaceId,
      pace: workspaceId === silver ? ('priority' as const) : ('ordinary' as const),
    });
    for (const id of [ada, ada, ada, ada, grace, silver, silver, silver, silver])
      await busy.enqueue(shot(id), place(id));
    await busy.work();
    await until(() => order.length === 9);
    const first = ['ada', 'silver', 'silver', 'silver'];
    expect(order).toEqual([...first, 'ada', 'grace', 'silver', 'ada', 'ada']);
  });

  it('lets another worker take the returned jobs of a stopped one at once', async () => {
    const started: string[] = [];
    const untilStopped = (name: string): Readings => ({
      read: (_payload, { signal }) => {
        started.push(name);
        return new Promise((_done, fail) => {
          signal.addEventListener('abort', () => fail(new Error('stopped')));
        });
      },
    });
    const first = await worker(untilStopped('first'));
    await first.work();
    await first.enqueue(shot());
    await until(() => started.length === 1);
    const second = await worker(untilStopped('second'));
    await second.work();
    await sleep(300);
    await first.stop();
    await until(() => started.length === 2, AT_ONCE_MS);
    expect(started).toEqual(['first', 'second']);
    expect(await rows()).toMatchObject([{ state: 'running', attempts: 1 }]);
  });

  it('runs the job of a lost worker again, and ignores a late result', async () => {
    let release: () => void = () => undefined;
    const started: number[] = [];
    const readings: Readings = {
      read: async (_payload, { attempt }) => {
        started.push(attempt);
        if (attempt === 1) await new Promise<void>((done) => (release = done));
      },
    };
    const [silent, other] = [await worker(readings), await worker(readings)];
    await silent.work();
    await silent.enqueue(shot());
    await until(() => started.length === 1);
    await other.work();
    await onDatabase(database.url, (client) =>
      client.query(`update jobs set lease_until = now() - interval '1 second'`),
    );
    await until(isAllDone, 15_000);
    release();
    await sleep(100);
    expect(started).toEqual([1, 2]);
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  it('finds a job of which no word came', async () => {
    const read = jest.fn(async () => undefined);
    const busy = await worker({ read });
    await busy.work();
    const { workspaceId, screenshotId } = shot();
    await onDatabase(database.url, (client) =>
      client.query(
        `insert into jobs (id, kind, key, payload, max_attempts, run_at, created_at, updated_at)
         values ($1, 'screenshots.read', $2, $3, 3, now(), now(), now())`,
        [v7(), screenshotId, { workspaceId, screenshotId }],
      ),
    );
    await until(isAllDone, 12_000);
    expect(read).toHaveBeenCalledTimes(1);
  });
}

describe('jobs through the database alone', keepsTheContract);

const overRedis = isRedisThere ? describe : describe.skip;
overRedis('jobs through Bull on Redis', () => {
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterAll(() => redis?.stop());

  keepsTheContract();

  it('works without Redis during an outage, and returns to it by itself', async () => {
    const read: string[] = [];
    const busy = await worker({ read: async ({ screenshotId }) => void read.push(screenshotId) });
    await busy.work();
    await until(() => busy.isFed);
    await redis?.kill();
    await until(() => !busy.isFed);
    await busy.enqueue(shot());
    await until(() => read.length === 1, AT_ONCE_MS);
    await redis?.startAgain();
    await until(() => busy.isFed);
    for (let n = 0; n < 5; n += 1) await busy.enqueue(shot());
    await until(() => read.length === 6, AT_ONCE_MS);
    await until(isAllDone);
  });

  it('resends notifications that Redis lost', async () => {
    const read = jest.fn(async () => undefined);
    const busy = await worker({ read });
    for (let n = 0; n < 5; n += 1) await busy.enqueue(shot());
    await redis?.empty();
    await busy.work();
    await until(isAllDone, 15_000);
    expect(read).toHaveBeenCalledTimes(5);
  });

  it('takes jobs in and does them while Redis hangs', async () => {
    const read = jest.fn(async () => undefined);
    const busy = await worker({ read });
    const leaving = await worker();
    await Promise.all([busy.work(), leaving.work()]);
    await until(() => busy.isFed && leaving.isFed);
    redis?.hang();
    try {
      const began = performance.now();
      await busy.enqueue(shot());
      // The patience with Redis is two seconds.
      expect(performance.now() - began).toBeLessThan(1_800);
      await until(isAllDone, 15_000);
      const asked = performance.now();
      await leaving.stop();
      expect(performance.now() - asked).toBeLessThan(10_000);
    } finally {
      redis?.goOn();
    }
    await until(() => busy.isFed);
  });

  it('starts before Redis does', async () => {
    const absent = await RedisServer.later();
    const read = jest.fn(async () => undefined);
    const busy = await QueueWorker.start(database.url, absent.url, { read });
    workers.push(busy);
    await busy.work();
    await busy.enqueue(shot());
    await until(() => read.mock.calls.length === 1, AT_ONCE_MS);
    await absent.startAgain();
    await until(() => busy.isFed);
    await busy.enqueue(shot());
    await until(() => read.mock.calls.length === 2, AT_ONCE_MS);
    await until(isAllDone);
    await busy.stop();
    await absent.stop();
  });
});
