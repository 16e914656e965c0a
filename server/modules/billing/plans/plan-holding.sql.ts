import { FREE_PLAN } from '../../../contract/plans';
import { Prisma } from '../../../infra/database/generated/client';
import {
  boolean,
  json,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
} from '../../../infra/database/row-shape';
import { bigintOf, type PlanRow } from './plans.repository';

export interface LiveSubscription {
  status: string;
  /** Null where an operator gave the plan. */
  stripeSubscriptionId: string | null;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  graceEndsAt: Date | null;
  scheduledAt: Date | null;
  plan: PlanRow;
  scheduledPlan: PlanRow | null;
}

export interface HoldingRow {
  /** The subscription that has not ended. */
  live: LiveSubscription | null;
  /** The plan of people without a subscription. */
  free: PlanRow;
}

/** A row of `plans` as PostgreSQL writes it in JSON. */
interface PlanJson {
  id: number;
  rank: number;
  name: string;
  price_cents: number;
  screenshot_limit: number | null;
  storage_limit: number | null;
  is_active: boolean;
  stripe_price_id: string | null;
  created_at: string;
  updated_at: string;
}

/** Everything that a holding needs, in the order of `holdingColumns`. */
export const HOLDING = shape({
  status: nullable(text),
  stripeSubscriptionId: nullable(text),
  currentPeriodStart: nullable(timestamptz),
  currentPeriodEnd: nullable(timestamptz),
  cancelAtPeriodEnd: nullable(boolean),
  graceEndsAt: nullable(timestamptz),
  scheduledAt: nullable(timestamptz),
  plan: nullable(json<PlanJson>()),
  scheduledPlan: nullable(json<PlanJson>()),
  free: json<PlanJson>(),
});

export const holdingColumns = Prisma.sql`
  s.status, s.stripe_subscription_id as "stripeSubscriptionId",
  s.current_period_start as "currentPeriodStart", s.current_period_end as "currentPeriodEnd",
  s.cancel_at_period_end as "cancelAtPeriodEnd", s.grace_ends_at as "graceEndsAt",
  s.scheduled_at as "scheduledAt", to_json(p) as plan, to_json(n) as "scheduledPlan",
  to_json(f) as free`;

/** The tables of `holdingColumns`, for the id of a person. */
export const holdingTables = (person: Prisma.Sql): Prisma.Sql => Prisma.sql`
  plans f
  left join subscriptions s on s.user_id = ${person} and s.status <> 'ended'
  left join plans p on p.id = s.plan_id
  left join plans n on n.id = s.scheduled_plan_id`;

/** The row of the plan of people without a subscription, which is always there. */
export const isFreePlan = Prisma.sql`f.id = ${FREE_PLAN.id}`;

export const toHolding = (row: RowOf<typeof HOLDING>): HoldingRow => ({
  live: liveOf(row),
  free: toPlanRow(row.free),
});

/** Without a subscription the outer join leaves every column of it null. */
function liveOf(row: RowOf<typeof HOLDING>): LiveSubscription | null {
  const { plan, scheduledPlan, status, currentPeriodStart, currentPeriodEnd } = row;
  const { stripeSubscriptionId, cancelAtPeriodEnd, graceEndsAt, scheduledAt } = row;
  if (!plan || status === null || !currentPeriodStart || !currentPeriodEnd) return null;
  return {
    status,
    stripeSubscriptionId,
    currentPeriodStart,
    currentPeriodEnd,
    cancelAtPeriodEnd: cancelAtPeriodEnd === true,
    graceEndsAt,
    scheduledAt,
    plan: toPlanRow(plan),
    scheduledPlan: scheduledPlan && toPlanRow(scheduledPlan),
  };
}

function toPlanRow(plan: PlanJson): PlanRow {
  return {
    id: plan.id,
    rank: plan.rank,
    name: plan.name,
    priceCents: plan.price_cents,
    screenshotLimit: plan.screenshot_limit,
    storageLimit: bigintOf(plan.storage_limit),
    isActive: plan.is_active,
    stripePriceId: plan.stripe_price_id,
    createdAt: new Date(plan.created_at),
    updatedAt: new Date(plan.updated_at),
  };
}
