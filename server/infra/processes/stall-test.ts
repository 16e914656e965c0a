import { type ProcessUse, useOf } from './process-use';

/** The process will not answer any more. */
export class StalledError extends Error {
  override readonly name = 'StalledError';
}

const LOOK_EVERY_MS = 1000;
const LOOKS_AT_LEAST = 4;
/** On the most crowded machine nobody waits longer than so many times the limit. */
const PATIENCE = 15;

/**
 * Tells a process that has stalled from one that a busy machine lets wait. It has stalled when it used more processor
 * time than the limit for one answer, or slept as long without using any. A process that is ready to run and gets no
 * processor is only slow.
 */
export class StallTest {
  private firstMs: number | undefined;
  private lastMs = 0;
  private asleepMs = 0;
  private allMs = 0;

  constructor(private readonly limitMs: number) {}

  /** Takes what the process has used, so many milliseconds after the last look; null where the system does not tell. */
  isStalled(use: ProcessUse | null, passedMs: number): boolean {
    const cpuMs = use?.cpuMs ?? this.lastMs;
    this.firstMs ??= cpuMs;
    const isIdle = cpuMs === this.lastMs && (use?.isAsleep ?? true);
    this.asleepMs = isIdle ? this.asleepMs + passedMs : 0;
    this.allMs += passedMs;
    this.lastMs = cpuMs;
    return (
      cpuMs - this.firstMs > this.limitMs ||
      this.asleepMs >= this.limitMs ||
      this.allMs >= this.limitMs * PATIENCE
    );
  }
}

/**
 * Waits for an answer of a process; rejects with `StalledError` when that has stalled. Between two looks our own process
 * may have had no turn for long, so a look counts for no more than its distance: an answer is then read before the next.
 */
export async function answerOf<T>(pid: number, answer: Promise<T>, limitMs: number): Promise<T> {
  const everyMs = Math.min(LOOK_EVERY_MS, limitMs / LOOKS_AT_LEAST);
  const test = new StallTest(limitMs);
  let watch: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    const give = () => reject(new StalledError(`no answer in ${limitMs / 1000} seconds of work`));
    const look = async () => test.isStalled(await useOf(pid), everyMs) && give();
    watch = setInterval(() => void look(), everyMs);
  });
  return Promise.race([answer, stalled]).finally(() => clearInterval(watch));
}
