import { setTimeout as sleep } from 'node:timers/promises';
import { bar, type ProgressLine } from '../../lib/progress';

const EVERY_MS = 1_000;
const MINUTE_MS = 60_000;

/** Shows how many are read and how fast, until none waits. A reading that fails counts as done. */
export async function followReadings(
  countWaiting: () => Promise<number>,
  all: number,
  line: ProgressLine,
): Promise<void> {
  const begun = Date.now();
  for (;;) {
    const done = Math.max(0, all - (await countWaiting()));
    line.show(`${bar(done, all)} read, ${rate(done, Date.now() - begun)} a minute`);
    if (done >= all) return;
    await sleep(EVERY_MS);
  }
}

const rate = (done: number, elapsed: number): string =>
  elapsed < EVERY_MS ? '–' : ((done * MINUTE_MS) / elapsed).toFixed(1);
