import { mayPass } from '../cli-error';
import { pause } from '../connection';
import type { FoundFile } from './find-files';
import type { Outcome } from './outcome';
import type { UploadRun } from './run-upload';

/** The time between two looks, and the time for which a file must stay unchanged before it is sent. */
const QUIET_MS = 1_000;
/** The longest time between two tries of what failed. */
const LONGEST_MS = 60_000;

export interface Watch {
  find: () => Promise<readonly FoundFile[]>;
  send: (files: readonly FoundFile[]) => Promise<UploadRun>;
  /** Called after each run that reached the server, also one that a refusal ended. `failed` leaves out what was told before. */
  after: (run: UploadRun, told: { all: number; failed: readonly Outcome[] }) => Promise<void>;
  /** Called once for each time in which the server does not answer or fails. */
  onUnreachable: (error: Error) => void;
  signal: AbortSignal;
  quietMs?: number;
}

/**
 * Looks for new and changed files and sends them, until the signal is aborted or an error concerns all of them. Files
 * that the server could not take for now, and all while it is out of reach, are tried again after growing pauses of
 * their own, so that new files do not wait for them.
 */
export async function watchFiles(watch: Watch): Promise<void> {
  const { signal, quietMs = QUIET_MS } = watch;
  const settled = new Set<string>();
  const warned = new Set<string>();
  const postponed = new Map<string, { until: number; pause: number }>();
  let seen = new Set<string>();
  let isReached = true;
  for (;;) {
    const now = Date.now();
    const found = await watch.find();
    const fresh = found.filter((it) => {
      // A clock elsewhere may be ahead: such a file is compared with the last look instead of with this clock.
      const isQuiet = it.mtimeMs > now ? seen.has(keyOf(it)) : now - it.mtimeMs > quietMs;
      const isDue = (postponed.get(keyOf(it))?.until ?? 0) <= now;
      return isQuiet && isDue && !settled.has(keyOf(it));
    });
    seen = new Set(found.map(keyOf));
    if (fresh.length > 0) await sendAll(fresh);
    await pause(quietMs, signal);
  }

  /** Where the server is lost on the way no file is settled: the next run finds the sent ones there. */
  async function sendAll(fresh: readonly FoundFile[]): Promise<void> {
    try {
      const run = await watch.send(fresh);
      if (run.stopped && mayPass(run.stopped)) throw run.stopped;
      const keys = new Map(fresh.map((it) => [it.path, keyOf(it)]));
      const keyAt = ({ path }: Outcome) => keys.get(path) ?? path;
      const failed = run.outcomes.filter(({ status }) => status === 'failed');
      const untold = failed.filter((it) => !warned.has(keyAt(it)));
      failed.forEach((it) => warned.add(keyAt(it)));
      await watch.after(run, { all: fresh.length, failed: untold });
      if (run.stopped) throw run.stopped;
      isReached = true;
      const later = new Set(failed.filter((it) => it.retryable).map(({ path }) => path));
      postpone(fresh.filter(({ path }) => later.has(path)));
      fresh.filter(({ path }) => !later.has(path)).forEach((it) => settled.add(keyOf(it)));
    } catch (error) {
      if (!mayPass(error)) throw error;
      if (isReached) watch.onUnreachable(error as Error);
      isReached = false;
      postpone(fresh);
    }
  }

  /** Files that failed in one run and waited equally long are due at the same time, so that they go in one run again. */
  function postpone(files: readonly FoundFile[]): void {
    const now = Date.now();
    for (const file of files) {
      const before = postponed.get(keyOf(file))?.pause ?? quietMs;
      const next = Math.min(before * 2, LONGEST_MS);
      postponed.set(keyOf(file), { until: now + next, pause: next });
    }
  }
}

const keyOf = ({ path, size, mtimeMs }: FoundFile) => `${path}\n${size}\n${mtimeMs}`;
