/**
 * The screenshots locked after a fall to Free: those uploaded after the first 100 and before the fall
 * (docs/decisions.md#plan-lock).
 */
export interface LockWindow {
  after: { createdAt: Date; id: string };
  until: Date;
}

/** Ids of the same instant are compared like the database does: by bytes, which for these strings is by characters. */
export function isLocked(
  window: LockWindow | null,
  { createdAt, id }: { createdAt: Date; id: string },
): boolean {
  if (!window) return false;
  const { after, until } = window;
  const moment = createdAt.getTime();
  const isAfter =
    moment > after.createdAt.getTime() || (moment === after.createdAt.getTime() && id > after.id);
  return isAfter && moment < until.getTime();
}
