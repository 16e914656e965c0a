const DAY_MS = 24 * 60 * 60 * 1000;

/** A session ends 30 days after it was last used and 90 days after it began (decisions 32). */
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_MAX_MS = 90 * DAY_MS;
/** Use is written down at most this often: a write at every request would cost more than it tells. */
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
