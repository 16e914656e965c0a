const FOREIGN_KEY_VIOLATION = '23503';

/** Tells whether a row was refused because its parent row does not exist, or no longer exists. */
export const isParentGone = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === FOREIGN_KEY_VIOLATION;
