import { Injectable } from '@nestjs/common';
import { FREE_PLAN_ID } from '../../contract/plans';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import type { PlanRow } from './billing.repository';

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
  /** What counts for those without one. */
  free: PlanRow;
}

/** A row of `plans` as PostgreSQL writes it in JSON. */
interface PlanJson {
  id: number;
  name: string;
  price_cents: number;
  screenshot_limit: number | null;
  is_active: boolean;
  stripe_price_id: string | null;
  created_at: string;
  updated_at: string;
}

type JoinedRow = Omit<LiveSubscription, 'plan' | 'scheduledPlan'> & {
  plan: PlanJson | null;
  scheduledPlan: PlanJson | null;
  free: PlanJson;
};

/** Every upload asks for plans several times, so all that makes a holding comes in one statement. */
@Injectable()
export class PlanHoldingsRepository {
  constructor(private readonly database: Database) {}

  find(userId: string): Promise<HoldingRow> {
    return this.read(Prisma.sql`${userId}::uuid`, 'holding of person');
  }

  findOfOwner(workspaceId: string): Promise<HoldingRow> {
    const owner = Prisma.sql`(select owner_id from workspaces where id = ${workspaceId}::uuid)`;
    return this.read(owner, 'holding of owner');
  }

  private async read(person: Prisma.Sql, name: string): Promise<HoldingRow> {
    const [row] = await this.database.query<JoinedRow>(
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
    const { plan, scheduledPlan, free, ...bare } = row;
    const next = scheduledPlan && toPlanRow(scheduledPlan);
    const live = plan && { ...bare, plan: toPlanRow(plan), scheduledPlan: next };
    return { live, free: toPlanRow(free) };
  }
}

function toPlanRow(plan: PlanJson): PlanRow {
  return {
    id: plan.id,
    name: plan.name,
    priceCents: plan.price_cents,
    screenshotLimit: plan.screenshot_limit,
    isActive: plan.is_active,
    stripePriceId: plan.stripe_price_id,
    createdAt: new Date(plan.created_at),
    updatedAt: new Date(plan.updated_at),
  };
}
