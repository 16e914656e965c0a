import { StallTest } from './stall-test';

const LIMIT_MS = 20_000;
const LOOK_MS = 1000;

/** Seconds after which a process counts as stalled whose n-th look shows this; null when it never does in ten minutes. */
function secondsUntilStalled(
  look: (n: number) => { cpuMs: number; isAsleep: boolean } | null,
): number | null {
  const test = new StallTest(LIMIT_MS);
  for (let n = 1; n <= 600; n += 1) {
    const use = look(n);
    if (test.isStalled(use && { megabytes: 100, ...use }, LOOK_MS)) return n;
  }
  return null;
}

describe('stall test', () => {
  it('waits for a process that others crowd out', () => {
    // One look in ten finds a hundredth of a second more: the model would take a minute for what takes half a second.
    const crowded = (n: number) => ({ cpuMs: 500 + 10 * Math.floor(n / 10), isAsleep: false });
    expect(secondsUntilStalled(crowded)).toBeGreaterThan(250);
    expect(secondsUntilStalled(() => ({ cpuMs: 500, isAsleep: false }))).toBeGreaterThan(250);
  });

  it('waits for one that sleeps now and then', () => {
    expect(
      secondsUntilStalled((n) => ({ cpuMs: Math.floor(n / 15), isAsleep: n % 3 > 0 })),
    ).toBeGreaterThan(250);
  });

  it('gives up one that works without end', () => {
    expect(secondsUntilStalled((n) => ({ cpuMs: 5000 + n * 1000, isAsleep: false }))).toBe(22);
  });

  it('gives up one that sleeps', () => {
    expect(secondsUntilStalled(() => ({ cpuMs: 700, isAsleep: true }))).toBe(21);
  });

  it('goes by the clock where the system does not tell', () => {
    expect(secondsUntilStalled(() => null)).toBe(20);
  });

  it('waits for nobody more than five minutes', () => {
    expect(secondsUntilStalled((n) => ({ cpuMs: n, isAsleep: false }))).toBe(300);
  });
});
