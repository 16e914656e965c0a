import { SlidingWindows } from './sliding-windows';

const MINUTE = 60_000;

let now: number;
let windows: SlidingWindows;
beforeEach(() => {
  now = 5_000;
  windows = new SlidingWindows(() => now);
});

const call = (key = 'ada', limit = 3) => windows.increment(key, MINUTE, limit, MINUTE);

it('allows the limit, and then returns the seconds to wait', async () => {
  for (let n = 1; n <= 3; n += 1) {
    expect(await call()).toMatchObject({ totalHits: n, isBlocked: false, timeToBlockExpire: 0 });
  }
  expect(await call()).toMatchObject({ isBlocked: true, timeToBlockExpire: 60 });
  now += 20_500;
  expect(await call()).toMatchObject({ isBlocked: true, timeToBlockExpire: 40 });
});

it('starts again when the wait is over', async () => {
  for (let n = 0; n < 4; n += 1) await call();
  now += MINUTE;
  expect(await call()).toMatchObject({ totalHits: 1, isBlocked: false });
});

it('counts the last minute and not the calendar', async () => {
  await call();
  now += 40_000;
  await call();
  await call();
  now += 30_000;
  expect(await call()).toMatchObject({ totalHits: 3, isBlocked: false });
  expect(await call()).toMatchObject({ isBlocked: true });
});

it('counts everybody apart', async () => {
  for (let n = 0; n < 4; n += 1) await call('ada');
  expect(await call('bob')).toMatchObject({ totalHits: 1, isBlocked: false });
});

it('stays exact over many calls', async () => {
  let largest = 0;
  for (let n = 0; n < 10_000; n += 1) {
    now += 100;
    largest = Math.max(largest, (await call('ada', 600)).totalHits);
  }
  expect(largest).toBe(600);
  expect((await call('ada', 600)).isBlocked).toBe(true);
});

it('drops unused keys', async () => {
  await call('ada');
  now += 2 * MINUTE;
  await call('bob');
  expect([...windows['visits'].keys()]).toEqual(['bob']);
});

it('takes a call back, and no block', async () => {
  for (let n = 0; n < 3; n += 1) await call();
  await windows.giveBack('ada');
  await windows.giveBack('nobody');
  expect(await call()).toMatchObject({ totalHits: 3, isBlocked: false });
  expect(await call()).toMatchObject({ isBlocked: true });
  await windows.giveBack('ada');
  expect(await call()).toMatchObject({ isBlocked: true });
});
