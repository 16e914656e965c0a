import type { TimelineMonth } from '../../../../server/contract/screenshots';

/**
 * The month at which the list starts. A month without uploads gives way to the nearest older one; null means the
 * newest, also for a month before all uploads.
 */
export function startMonth(
  months: readonly TimelineMonth[],
  asked: string | null,
): TimelineMonth | null {
  if (asked === null) return null;
  const found = months.findIndex(({ month }) => month <= asked);
  return found > 0 ? (months[found] ?? null) : null;
}
