import type { Plan as PlanWire, SubscriptionStatus } from '../../contract/billing';
import type { PlanRow } from './billing.repository';
import type { Usage } from './billing.service';
import type { PlanHolding } from './plan-holdings.service';

export function toPlan(plan: PlanRow): PlanWire {
  return {
    id: plan.id,
    name: plan.name,
    price_cents: plan.priceCents,
    screenshot_limit: plan.screenshotLimit,
    is_active: plan.isActive,
    stripe_price_id: plan.stripePriceId,
    created_at: plan.createdAt.toISOString(),
    updated_at: plan.updatedAt.toISOString(),
  } satisfies PlanWire;
}

/** From used >= limit nothing more can be uploaded (decisions 3). */
export function toSubscriptionStatus(usage: Usage): SubscriptionStatus {
  const { used, month, resetsAt, holding, entitlements } = usage;
  return {
    subscription: toSubscription(holding),
    usage: {
      screenshots_uploaded: used,
      month_year: month,
      resets_at: resetsAt.toISOString(),
    },
    is_cancelled: entitlements.isCancelled,
    is_over_limit: !entitlements.canUpload,
    remaining_uploads: entitlements.remaining,
    can_upload: entitlements.canUpload,
    locked_screenshots: 0,
    features: [...entitlements.features],
  } satisfies SubscriptionStatus;
}

function toSubscription({ plan, subscription }: PlanHolding): SubscriptionStatus['subscription'] {
  if (!subscription) return null;
  return {
    plan: {
      id: plan.id,
      name: plan.name,
      price_cents: plan.priceCents,
      screenshot_limit: plan.screenshotLimit,
    },
    status: subscription.status === 'past_due' ? 'past_due' : 'active',
    current_period_end: subscription.periodEnd.toISOString(),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    is_billed: false,
    grace_ends_at: null,
    scheduled_change: null,
  };
}
