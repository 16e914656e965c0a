import { DAY_MS } from '../../contract/limits';

/** A session ends 30 days after it was last used and 90 days after it began (docs/decisions.md#sign-in). */
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_MAX_MS = 90 * DAY_MS;
/** The last use is saved at most this often, because a write at every request would cost too much. */
const TOUCH_MS = 60 * 60 * 1000;

interface SessionTimes {
  createdAt: Date;
  lastSeenAt: Date;
}

export function isSessionAlive({ createdAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  return (
    now.getTime() - lastSeenAt.getTime() < SESSION_IDLE_MS &&
    now.getTime() - createdAt.getTime() < SESSION_MAX_MS
  );
}

export function isTouchDue({ lastSeenAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= TOUCH_MS;
}

/** A sign-in is fresh for this long, which the sentence says, too. */
const FRESH_MS = DAY_MS;
export const NOT_FRESH = 'Sign in again to do this: your sign-in is older than a day.';

/** A fresh sign-in opens what could do lasting harm (docs/decisions.md#fresh-sign-in). */
export function isSignInFresh(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < FRESH_MS;
}
