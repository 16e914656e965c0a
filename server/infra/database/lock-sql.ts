import type { LockWindow } from '../../common/lock-window';
import { Prisma } from './generated/client';

/** True for what is not behind the lock; `at` and `id` are those of a screenshot. */
export function isOpenSql(lock: LockWindow | null, at: Prisma.Sql, id: Prisma.Sql): Prisma.Sql {
  if (!lock) return Prisma.sql`true`;
  const { after, until } = lock;
  return Prisma.sql`
    ((${at}, ${id}) <= (${after.createdAt}::timestamptz, ${after.id}::uuid)
      or ${at} >= ${until}::timestamptz)`;
}
