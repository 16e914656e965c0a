import { Gate } from './gate';

const settle = () => new Promise((done) => setImmediate(done));

it('lets so many run at a time, in their order', async () => {
  const gate = new Gate(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((n) =>
    gate.run(() => {
      begun.push(n);
      return new Promise<void>((end) => ends.push(end));
    }),
  );
  await settle();
  expect([begun, gate.waiting]).toEqual([[0, 1], 2]);
  ends[1]?.();
  await settle();
  expect([begun, gate.waiting]).toEqual([[0, 1, 2], 1]);
  ends[0]?.();
  await settle();
  for (const end of ends) end();
  await Promise.all(all);
  expect([begun, gate.waiting]).toEqual([[0, 1, 2, 3], 0]);
});

it('goes on after a failure', async () => {
  const gate = new Gate(1);
  await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.run(() => Promise.resolve('yes'))).toBe('yes');
});
