import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { FREE_PLAN_ID } from '../../../contract/plans';
import { Database } from '../../../infra/database/database';
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

const JOINED_ROW = shape({
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

/** An upload asks for plans several times, so one statement reads everything that a holding needs. */
@Injectable()
export class PlanHoldingsRepository {
  constructor(private readonly database: Database) {}

  find({ userId }: PersonScope): Promise<HoldingRow> {
    return this.read(Prisma.sql`${userId}::uuid`, 'holding of person');
  }

  findOfOwner({ workspaceId }: WorkspaceScope): Promise<HoldingRow> {
    const owner = Prisma.sql`(select owner_id from workspaces where id = ${workspaceId}::uuid)`;
    return this.read(owner, 'holding of owner');
  }

  private async read(person: Prisma.Sql, name: string): Promise<HoldingRow> {
    const [row] = await this.database.query(
      JOINED_ROW,
      Prisma.sql`
        select s.status, s.stripe_subscription_id as "stripeSubscriptionId",
               s.current_period_start as "currentPeriodStart",
               s.current_period_end as "currentPeriodEnd",
               s.cancel_at_period_end as "cancelAtPeriodEnd", s.grace_ends_at as "graceEndsAt",
               s.scheduled_at as "scheduledAt", to_json(p) as plan,
               to_json(n) as "scheduledPlan", to_json(f) as free
        from plans f
        left join subscriptions s on s.user_id = ${person} and s.status <> 'ended'
        left join plans p on p.id = s.plan_id
        left join plans n on n.id = s.scheduled_plan_id
        where f.id = ${FREE_PLAN_ID}`,
      name,
    );
    if (!row) throw new Error('the Free plan is missing');
    return { live: liveOf(row), free: toPlanRow(row.free) };
  }
}

/** Without a subscription the outer join leaves every column of it null. */
function liveOf(row: RowOf<typeof JOINED_ROW>): LiveSubscription | null {
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
