const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a row was refused because what it belongs to is not there, or not there any more. */
export const isParentGone = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === FOREIGN_KEY_VIOLATION;
