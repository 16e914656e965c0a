/**
 * What is locked after a fall to Free: uploads after the last of the first hundred and before the fall (decisions 8).
 */
export interface LockWindow {
  after: { createdAt: Date; id: string };
  until: Date;
}

/** Ids of one instant follow each other as the database orders them: by their bytes, which is by their letters. */
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
