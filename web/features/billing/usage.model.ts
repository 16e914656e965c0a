import type { SubscriptionStatus } from '../../../server/contract/billing';

/** The warning counts from this when no limit is known (spec §9). */
export const FALLBACK_LIMIT = 50;

/** The last fifth of the allowance is the time to warn. */
export const WARN_SHARE = 0.2;

export type UsageLevel = 'fine' | 'near' | 'over';

export const planNameOf = (status: SubscriptionStatus): string =>
  status.subscription?.plan.name ?? 'Free';

/** Uploads a month; `null` is no limit. Without a subscription the limit of the Free plan holds. */
export function limitOf(status: SubscriptionStatus, freeLimit: number | null): number | null {
  return status.subscription ? status.subscription.plan.screenshot_limit : freeLimit;
}

/** Red, yellow or green: what the banner and the bar go by (spec §4). */
export function usageLevel(status: SubscriptionStatus, limit: number | null): UsageLevel {
  if (status.is_over_limit) return 'over';
  if (status.remaining_uploads === null) return 'fine';
  return status.remaining_uploads <= WARN_SHARE * (limit ?? FALLBACK_LIMIT) ? 'near' : 'fine';
}
