import { FEATURE_FROM_PLAN, FEATURES, FREE_PLAN_ID, type Feature } from '../../contract/plans';

/** The largest plan of the seed; what an operator makes beyond it has every feature. */
const LARGEST_SEEDED_PLAN = 5;
const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

export interface EntitlementsInput {
  plan: { id: number; screenshotLimit: number | null };
  /** Null for those who have bought nothing. */
  subscription: { status: string; periodEnd: Date; cancelAtPeriodEnd: boolean } | null;
  /** Uploads counted in this month. */
  used: number;
  now: Date;
}

export interface Entitlements {
  features: readonly Feature[];
  /** Uploads a month in the personal space; null means unlimited. */
  limit: number | null;
  /** Null means unlimited. */
  remaining: number | null;
  canUpload: boolean;
  /** Cancelled, and the period that was paid for is not over (decisions 9). */
  isCancelled: boolean;
}

/** What a person may do: one rule for every gate (decisions 3, 4, 9). */
export function entitlements({ plan, subscription, used, now }: EntitlementsInput): Entitlements {
  const limit = plan.screenshotLimit;
  const remaining = limit === null ? null : Math.max(0, limit - used);
  return {
    features: FEATURES.filter((feature) => hasFeature(plan.id, feature)),
    limit,
    remaining,
    canUpload: remaining === null || remaining > 0,
    isCancelled:
      subscription !== null && subscription.cancelAtPeriodEnd && now < subscription.periodEnd,
  };
}

/** Does a subscription still carry its plan? A failed renewal has seven days of grace (decisions 9). */
export function carriesPlan(
  subscription: {
    status: string;
    periodEnd: Date;
    cancelAtPeriodEnd: boolean;
    graceEndsAt: Date | null;
  },
  now: Date,
): boolean {
  const { status, periodEnd, cancelAtPeriodEnd, graceEndsAt } = subscription;
  if (status === 'ended') return false;
  if (cancelAtPeriodEnd && now >= periodEnd) return false;
  return graceEndsAt === null || now < graceEndsAt;
}

/** The renewal that failed was that of the period which has just begun. */
export function graceEnd(periodStart: Date): Date {
  return new Date(periodStart.getTime() + GRACE_MS);
}

function hasFeature(planId: number, feature: Feature): boolean {
  if (planId === FREE_PLAN_ID) return false;
  return planId > LARGEST_SEEDED_PLAN || planId >= FEATURE_FROM_PLAN[feature];
}
