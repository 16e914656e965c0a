import { ConcurrencyLimit } from './concurrency-limit';

const settle = () => new Promise((done) => setImmediate(done));

it('lets so many run at a time, in their order', async () => {
  const limit = new ConcurrencyLimit(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((n) =>
    limit.run(() => {
      begun.push(n);
      return new Promise<void>((end) => ends.push(end));
    }),
  );
  await settle();
  expect([begun, limit.waiting]).toEqual([[0, 1], 2]);
  ends[1]?.();
  await settle();
  expect([begun, limit.waiting]).toEqual([[0, 1, 2], 1]);
  ends[0]?.();
  await settle();
  for (const end of ends) end();
  await Promise.all(all);
  expect([begun, limit.waiting]).toEqual([[0, 1, 2, 3], 0]);
});

it('goes on after a failure', async () => {
  const limit = new ConcurrencyLimit(1);
  await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit.run(() => Promise.resolve('yes'))).toBe('yes');
});
