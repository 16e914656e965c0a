/** PostgreSQL's codes for a deadlock and for a serialization failure, and Prisma's for both. */
const CONFLICT = /^(40P01|40001|P2034)$/;

/** The transaction was rolled back completely, and the same work may succeed a moment later. */
export function isConflict(thrown: unknown): boolean {
  for (let error = thrown; typeof error === 'object' && error !== null;) {
    const { code, cause } = error as { code?: unknown; cause?: unknown };
    if (typeof code === 'string' && CONFLICT.test(code)) return true;
    error = cause;
  }
  return false;
}
