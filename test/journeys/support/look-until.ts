import { setTimeout as sleep } from 'node:timers/promises';

/** How long a page may take to lay itself out: on a busy machine transitions end late, and tabs behind another draw late. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 100;

/** Looks again until it is right or time is up; answers the last look, so that what stays wrong still fails. */
export async function lookUntil<T>(
  isRight: (seen: T) => boolean,
  look: () => Promise<T>,
): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  let seen = await look();
  while (!isRight(seen) && Date.now() < until) {
    await sleep(PAUSE_MS);
    seen = await look();
  }
  return seen;
}
