import type { LockWindow } from '../../../common/lock-window';
import { Prisma } from '../../../infra/database/generated/client';

/** True for screenshots that are not locked; `at` and `id` are those of a screenshot. */
export function isOpenSql(lock: LockWindow | null, at: Prisma.Sql, id: Prisma.Sql): Prisma.Sql {
  if (!lock) return Prisma.sql`true`;
  const { after, until } = lock;
  return Prisma.sql`
    ((${at}, ${id}) <= (${after.createdAt}::timestamptz, ${after.id}::uuid)
      or ${at} >= ${until}::timestamptz)`;
}

/** The inverse rule where there is no scope yet: for a screenshot `s` in its workspace `w`. */
export const isLockedSql = Prisma.sql`
  coalesce(w.lock_until is not null
    and (s.created_at, s.id) > (w.lock_after_created_at, w.lock_after_id)
    and s.created_at < w.lock_until, false)`;
