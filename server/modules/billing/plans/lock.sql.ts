import type { LockWindow } from '../../../common/lock-window';
import { Prisma } from '../../../infra/database/generated/client';

/** The first screenshots of a space, and those uploaded after the end of the plan, are outside of the window. */
const isKept = (shot: Prisma.Sql, last: Prisma.Sql) => Prisma.sql`${shot} <= ${last}`;
const isLater = (at: Prisma.Sql, until: Prisma.Sql) => Prisma.sql`${at} >= ${until}`;

/** True for screenshots that are not locked; `at` and `id` are those of a screenshot. */
export function isUnlockedSql(lock: LockWindow | null, at: Prisma.Sql, id: Prisma.Sql): Prisma.Sql {
  if (!lock) return Prisma.sql`true`;
  const { after, until } = lock;
  const last = Prisma.sql`(${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  return Prisma.sql`
    (${isKept(Prisma.sql`(${at}, ${id})`, last)} or ${isLater(at, Prisma.sql`${until}::timestamptz`)})`;
}

/** The same where there is no scope yet: for a screenshot `s` in its workspace `w`, which has a window. */
export const isKeptSql = isKept(
  Prisma.sql`(s.created_at, s.id)`,
  Prisma.sql`(w.lock_after_created_at, w.lock_after_id)`,
);
export const isLaterSql = isLater(Prisma.sql`s.created_at`, Prisma.sql`w.lock_until`);

/** The inverse, also in a workspace without a window. */
export const isLockedSql = Prisma.sql`
  coalesce(w.lock_until is not null and not (${isKeptSql} or ${isLaterSql}), false)`;
