import type { TimelineMonth } from '../../../server/contract/screenshots';

/**
 * The month that the list begins with. One without uploads gives way to the nearest older one; null is the
 * newest, and stands also for a month before everything.
 */
export function startMonth(
  months: readonly TimelineMonth[],
  asked: string | null,
): TimelineMonth | null {
  if (asked === null) return null;
  const found = months.findIndex(({ month }) => month <= asked);
  return found > 0 ? (months[found] ?? null) : null;
}
