import { FEATURES, type Feature, opensFeature } from '../../../contract/plans';
import { DAY_MS } from '../../../contract/limits';

const GRACE_MS = 7 * DAY_MS;

export interface EntitlementsInput {
  plan: { id: number; rank: number; screenshotLimit: number | null };
  /** Null on Free, and where no plans are sold. */
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
  /** Cancelled, while the paid period is not over (docs/decisions.md#plan-changes). */
  isCancelled: boolean;
}

/**
 * Derives the rights of a person; every gate of a feature uses this rule, and `canUpload` is for pages: the allowance is
 * decided under its lock (`QuotaService`) (docs/decisions.md#allowance, docs/decisions.md#plan-gates,
 * docs/decisions.md#plan-changes).
 */
export function entitlements({ plan, subscription, used, now }: EntitlementsInput): Entitlements {
  const limit = plan.screenshotLimit;
  const remaining = limit === null ? null : Math.max(0, limit - used);
  return {
    features: FEATURES.filter((feature) => opensFeature(plan, feature)),
    limit,
    remaining,
    canUpload: remaining === null || remaining > 0,
    isCancelled:
      subscription !== null && subscription.cancelAtPeriodEnd && now < subscription.periodEnd,
  };
}

/**
 * Tells whether a subscription still carries its plan. A failed renewal has some days of grace
 * (docs/decisions.md#plan-changes).
 */
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

/** Counts from the start of the period whose renewal failed. */
export function graceEnd(periodStart: Date): Date {
  return new Date(periodStart.getTime() + GRACE_MS);
}
