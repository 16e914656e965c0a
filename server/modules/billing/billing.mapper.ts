import type { Plan as PlanWire, SubscriptionStatus } from '../../contract/billing';
import type { PlanRow } from './billing.repository';
import type { Usage } from './billing.service';

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
export function toSubscriptionStatus({ used, month, resetsAt, plan }: Usage): SubscriptionStatus {
  const limit = plan.screenshotLimit;
  const isUsedUp = limit !== null && used >= limit;
  return {
    subscription: null,
    usage: {
      screenshots_uploaded: used,
      month_year: month,
      resets_at: resetsAt.toISOString(),
    },
    is_cancelled: false,
    is_over_limit: isUsedUp,
    remaining_uploads: limit === null ? null : Math.max(0, limit - used),
    can_upload: !isUsedUp,
    features: [],
  } satisfies SubscriptionStatus;
}
