import type { SubscriptionStatus } from '../../../../server/contract/billing';

/** The limit assumed for the warning when none is known. */
export const FALLBACK_LIMIT = 50;

/** The page warns when this share of the allowance is left, which is when 80 % are used. */
const WARN_SHARE = 0.2;

type UsageLevel = 'fine' | 'near' | 'over';

export const planNameOf = (status: SubscriptionStatus): string =>
  status.plan?.name ?? status.subscription?.plan.name ?? 'Free';

/** Uploads per month; `null` is unlimited. Without a subscription the limit of the Free plan holds. */
export function limitOf(status: SubscriptionStatus, freeLimit: number | null): number | null {
  if (status.plan) return status.plan.screenshot_limit;
  return status.subscription ? status.subscription.plan.screenshot_limit : freeLimit;
}

/** The level of usage that colours the banner and the bar. */
export function usageLevel(status: SubscriptionStatus, limit: number | null): UsageLevel {
  if (status.is_over_limit) return 'over';
  if (status.remaining_uploads === null) return 'fine';
  return status.remaining_uploads <= WARN_SHARE * (limit ?? FALLBACK_LIMIT) ? 'near' : 'fine';
}
