import type {
  ChangePreview,
  Invoice,
  Plan as PlanWire,
  ProviderProduct as ProductWire,
  SubscriptionStatus,
} from '../../contract/billing';
import type { ProviderProduct } from '../../infra/payments/catalogue';
import type { ProviderInvoice } from '../../infra/payments/provider-customers';
import type { PlanRow } from './plans/plans.repository';
import { isOwnServerPlan } from './plans/own-server-plan';
import type { PlanHolding } from './plans/plan-holdings.service';
import type { PlanPreview } from './payments/plan-previews.service';
import type { Status } from './payments/subscription-status.service';

export function toPlan(plan: PlanRow): PlanWire {
  return {
    id: plan.id,
    rank: plan.rank,
    name: plan.name,
    price_cents: plan.priceCents,
    screenshot_limit: plan.screenshotLimit,
    is_active: plan.isActive,
    stripe_price_id: plan.stripePriceId,
    created_at: plan.createdAt.toISOString(),
    updated_at: plan.updatedAt.toISOString(),
  } satisfies PlanWire;
}

/** When used >= limit, nothing more can be uploaded (docs/decisions.md#allowance). */
export function toSubscriptionStatus(status: Status): SubscriptionStatus {
  const { used, month, resetsAt, holding, entitlements, locked } = status;
  return {
    subscription: toSubscription(holding),
    plan: isOwnServerPlan(holding.plan)
      ? { name: holding.plan.name, screenshot_limit: holding.plan.screenshotLimit }
      : null,
    usage: {
      screenshots_uploaded: used,
      month_year: month,
      resets_at: resetsAt.toISOString(),
    },
    is_cancelled: entitlements.isCancelled,
    is_over_limit: !entitlements.canUpload,
    remaining_uploads: entitlements.remaining,
    can_upload: entitlements.canUpload,
    locked_screenshots: locked,
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
    is_billed: subscription.isBilled,
    grace_ends_at: subscription.graceEndsAt?.toISOString() ?? null,
    scheduled_change: subscription.scheduled && {
      plan_id: subscription.scheduled.plan.id,
      plan_name: subscription.scheduled.plan.name,
      at: subscription.scheduled.at.toISOString(),
    },
  };
}

export function toChangePreview(preview: PlanPreview): ChangePreview {
  const { plan, invoice, nextCents, periodEnd, loses } = preview;
  return {
    plan_id: plan.id,
    plan_name: plan.name,
    direction: preview.direction,
    amount_due_now_cents: invoice?.totalCents ?? 0,
    next_invoice_cents: nextCents ?? 0,
    next_invoice_at: nextCents === null ? null : periodEnd.toISOString(),
    currency: preview.currency,
    lines: (invoice?.lines ?? []).map(({ description, amountCents }) => ({
      description,
      amount_cents: amountCents,
    })),
    period_end: periodEnd.toISOString(),
    screenshot_limit: plan.screenshotLimit,
    locks_screenshots: preview.locks,
    loses: {
      teams: loses.teams,
      team_members: loses.members,
      api_keys: loses.apiKeys,
      live_collections: loses.liveCollections,
    },
  } satisfies ChangePreview;
}

export function toInvoice(invoice: ProviderInvoice): Invoice {
  return {
    id: invoice.id,
    number: invoice.number,
    created_at: invoice.createdAt.toISOString(),
    description: invoice.description,
    amount_cents: invoice.amountCents,
    credit_cents: invoice.creditCents,
    currency: invoice.currency,
    status: invoice.status,
    url: invoice.url,
  } satisfies Invoice;
}

export function toProviderProduct({ id, name, active, prices }: ProviderProduct): ProductWire {
  return {
    id,
    name,
    active,
    prices: prices.map((price) => ({
      id: price.id,
      unit_amount: price.unitAmount,
      recurring: price.interval === null ? null : { interval: price.interval },
    })),
  } satisfies ProductWire;
}
