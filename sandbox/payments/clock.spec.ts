import fc from 'fast-check';
import { SandboxClock } from './clock';
import type { Store } from './store';

const FIVE_YEARS = 5 * 366 * 86_400;

function clockAt(seconds: number) {
  const real = { seconds };
  const store = { state: { clock: { offset: 0, latest: 0 } } } as Store;
  return { real, clock: new SandboxClock(store, () => real.seconds * 1000) };
}

it('runs with real time, ahead by what it was advanced', () => {
  const { real, clock } = clockAt(1_000);
  clock.advanceTo(5_000);
  expect(clock.now()).toBe(5_000);
  real.seconds += 7;
  expect(clock.now()).toBe(5_007);
});

it('never goes back, whatever the computer’s clock does and however it is advanced', () => {
  const step = fc.record({
    real: fc.integer({ min: -100_000, max: 100_000 }),
    advance: fc.integer({ min: 0, max: FIVE_YEARS }),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { real, clock } = clockAt(1_000_000);
      let latest = clock.now();
      for (const { real: change, advance } of steps) {
        real.seconds += change;
        expect(clock.now()).toBeGreaterThanOrEqual(latest);
        clock.advanceTo(clock.now() + advance);
        latest = clock.now();
      }
    }),
  );
});

it('is advanced by five years at most, and never to an earlier time', () => {
  const { clock } = clockAt(1_000);
  expect(() => clock.advanceTo(999)).toThrow('can only be advanced to a later time');
  expect(() => clock.advanceTo(1_000 + FIVE_YEARS + 1)).toThrow('by five years at most');
  expect(clock.now()).toBe(1_000);
  clock.advanceTo(1_000 + FIVE_YEARS);
  expect(clock.now()).toBe(1_000 + FIVE_YEARS);
});
