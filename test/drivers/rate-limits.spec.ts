import { v7 } from 'uuid';
import { SharedWindows } from '../../server/infra/redis/shared-windows';
import { isRedisThere, RedisServer } from '../support/redis';

const MINUTE = 60_000;
let redis: RedisServer;
let processes: SharedWindows[];
let key: string;

const overRedis = isRedisThere ? describe : describe.skip;
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

overRedis('calls counted for several processes', () => {
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterAll(() => redis.stop());
  beforeEach(async () => {
    key = v7();
    processes = [new SharedWindows(redis.url), new SharedWindows(redis.url)];
    await untilShared();
  });
  afterEach(() => processes.forEach((each) => each.onApplicationShutdown()));

  /** Waits until both of them count in Redis. */
  async function untilShared(): Promise<void> {
    for (let total = 0; total < 2; await sleep(20)) {
      const probe = v7();
      for (const each of processes)
        total = (await each.increment(probe, MINUTE, 100, MINUTE)).totalHits;
    }
  }

  async function allowed(times: number, limit: number, ttl = MINUTE): Promise<number> {
    const answers = await Promise.all(
      Array.from({ length: times }, (_, n) =>
        (processes[n % processes.length] as SharedWindows).increment(key, ttl, limit, ttl),
      ),
    );
    return answers.filter(({ isBlocked }) => !isBlocked).length;
  }

  it('allows exactly the limit, however the calls are spread', async () => {
    expect(await allowed(50, 20)).toBe(20);
    const answer = await processes[0]?.increment(key, MINUTE, 20, MINUTE);
    expect(answer?.isBlocked).toBe(true);
    expect(answer?.timeToBlockExpire).toBeGreaterThan(50);
  });

  it('takes calls back for all of them, and no block', async () => {
    expect(await allowed(20, 20)).toBe(20);
    await processes[0]?.giveBack(key);
    await processes[1]?.giveBack(key);
    expect(await allowed(10, 20)).toBe(2);
    await processes[0]?.giveBack(key);
    expect(await allowed(1, 20)).toBe(0);
  });

  it('never allows more than the limit within one window, and opens again', async () => {
    const ttl = 1_200;
    const passed: number[] = [];
    const end = performance.now() + 4_000;
    while (performance.now() < end) {
      if ((await allowed(1, 5, ttl)) === 1) passed.push(performance.now());
      await sleep(25);
    }
    // The answer comes a little later than the count.
    const most = Math.max(
      ...passed.map((from) => passed.filter((at) => at >= from && at < from + ttl - 150).length),
    );
    expect(most).toBeLessThanOrEqual(5);
    expect(passed.length).toBeGreaterThan(5);
  });

  it('keeps the limit in each process and answers at once while Redis is away, then shares again', async () => {
    await redis.kill();
    const began = performance.now();
    expect(await allowed(60, 20)).toBe(40);
    // Each of them would wait for a quarter of a second.
    expect(performance.now() - began).toBeLessThan(5_000);
    await redis.startAgain();
    await sleep(1_500);
    key = v7();
    expect(await allowed(60, 20)).toBe(20);
  });

  it('waits only briefly for a Redis that hangs, and only once in a while', async () => {
    redis.hang();
    try {
      const began = performance.now();
      for (let n = 0; n < 10; n += 1) await allowed(1, 20);
      // Ten waits would take two and a half seconds.
      expect(performance.now() - began).toBeLessThan(2_000);
    } finally {
      redis.goOn();
    }
  });
});
