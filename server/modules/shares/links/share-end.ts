import { DAY_MS, SHARE_DAYS } from '../../../contract/limits';

interface WantedEnd {
  expires_in_days?: number | null;
  expires_at?: string | null;
}

/** When a link ends; null for never, undefined where nothing is said of it. */
export function wantedEnd(
  { expires_in_days: days, expires_at: at }: WantedEnd,
  now: Date,
): Date | null | undefined {
  if (at !== undefined) return at === null ? null : new Date(at);
  if (days === undefined) return undefined;
  return days === null ? null : inDays(days, now);
}

const inDays = (days: number, now: Date): Date => new Date(now.getTime() + days * DAY_MS);

/** The usual end, or the latest one that the rules of the workspace allow. */
export const usualEnd = (mostDays: number | null, now: Date): Date =>
  inDays(Math.min(SHARE_DAYS.usual, mostDays ?? SHARE_DAYS.usual), now);
