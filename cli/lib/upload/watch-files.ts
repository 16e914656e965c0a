import { UnreachableError } from '../cli-error';
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
  /** Called after each run that reached the server. `failed` leaves out what was told before. */
  after: (run: UploadRun, told: { all: number; failed: readonly Outcome[] }) => Promise<void>;
  /** Called once for each time in which nothing answers. */
  onUnreachable: (error: Error) => void;
  signal: AbortSignal;
  quietMs?: number;
}

/**
 * Looks for new and changed files and sends them, until the signal is aborted or an error concerns all of them. Files
 * that the server could not take for now, and all while it is out of reach, are tried again after growing pauses.
 */
export async function watchFiles(watch: Watch): Promise<void> {
  const { signal, quietMs = QUIET_MS } = watch;
  const settled = new Set<string>();
  const warned = new Set<string>();
  let wait = quietMs;
  let isReached = true;
  for (;;) {
    const files = await watch.find();
    const quiet = files.filter((it) => Date.now() - it.mtimeMs > quietMs);
    const fresh = quiet.filter((it) => !settled.has(keyOf(it)));
    if (fresh.length > 0) {
      const isDone = await sendAll(fresh);
      wait = isDone ? quietMs : Math.min(wait * 2, LONGEST_MS);
    }
    await pause(wait, signal);
  }

  /** Returns whether every file is settled. Where the server is lost on the way, none is: the next run finds them there. */
  async function sendAll(fresh: readonly FoundFile[]): Promise<boolean> {
    try {
      const { outcomes, ...run } = await watch.send(fresh);
      if (run.stopped) throw run.stopped;
      const failed = outcomes.filter((it) => it.status === 'failed' && !warned.has(it.path));
      await watch.after({ outcomes, ...run }, { all: fresh.length, failed });
      failed.forEach(({ path }) => warned.add(path));
      isReached = true;
      const later = new Set(outcomes.filter((it) => it.retryable).map(({ path }) => path));
      fresh.filter(({ path }) => !later.has(path)).forEach((it) => settled.add(keyOf(it)));
      return later.size === 0;
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      if (isReached) watch.onUnreachable(error);
      isReached = false;
      return false;
    }
  }
}

const keyOf = ({ path, size, mtimeMs }: FoundFile) => `${path}\n${size}\n${mtimeMs}`;
