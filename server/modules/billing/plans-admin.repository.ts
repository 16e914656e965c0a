import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import type { PlanFile } from '../../contract/billing';
import type { PlanRow } from './billing.repository';

export interface AccountRow {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
}

/** Accounts and subscriptions as an operator sees them: machine access, no scope. */
@Injectable()
export class PlansAdminRepository {
  constructor(private readonly database: Database) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  listPlans(): Promise<PlanRow[]> {
    return this.database.prisma.plan.findMany({ orderBy: { id: 'asc' } });
  }

  listAccountsById(id: string): Promise<AccountRow[]> {
    return this.accounts(Prisma.sql`id = ${id}::uuid`);
  }

  listAccountsByEmail(email: string): Promise<AccountRow[]> {
    return this.accounts(Prisma.sql`lower(email) = lower(${email})`);
  }

  /** Until the end of the transaction nobody else changes what the person has. */
  async lockAccount(userId: string): Promise<void> {
    await this.database.query(Prisma.sql`
      select 1 from users where id = ${userId}::uuid for no key update`);
  }

  /** Is this very plan given already? */
  async hasGiven(userId: string, planId: number): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      select 1 from subscriptions
      where user_id = ${userId}::uuid and plan_id = ${planId} and status = 'active'
        and stripe_subscription_id is null`);
    return rows.length > 0;
  }

  /** False when there was nothing to end. */
  async endLive(userId: string, now: Date): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      update subscriptions set status = 'ended', current_period_end = least(current_period_end, ${now}),
             updated_at = ${now}
      where user_id = ${userId}::uuid and status <> 'ended'
      returning id`);
    return rows.length > 0;
  }

  /** The name of the plan that a person pays for. */
  async findBilledPlan(userId: string): Promise<string | null> {
    const [row] = await this.database.query<{ name: string }>(Prisma.sql`
      select p.name from subscriptions s join plans p on p.id = s.plan_id
      where s.user_id = ${userId}::uuid and s.status <> 'ended' and s.stripe_subscription_id is not null`);
    return row?.name ?? null;
  }

  /** What is not said stays; a new plan is on sale unless the opposite is said. */
  async savePlan(plan: PlanFile[number], now: Date): Promise<void> {
    const { id, name, is_active: isActive, stripe_price_id: priceId } = plan;
    await this.database.query(Prisma.sql`
      insert into plans as p (id, name, price_cents, screenshot_limit, is_active, stripe_price_id,
        created_at, updated_at)
      values (${id}, ${name}, ${plan.price_cents}, ${plan.screenshot_limit}, ${isActive ?? true},
        ${priceId ?? null}, ${now}, ${now})
      on conflict (id) do update set
        name = excluded.name, price_cents = excluded.price_cents,
        screenshot_limit = excluded.screenshot_limit,
        is_active = coalesce(${isActive ?? null}::boolean, p.is_active),
        stripe_price_id = case when ${priceId !== undefined} then excluded.stripe_price_id
                               else p.stripe_price_id end,
        updated_at = excluded.updated_at`);
  }

  async give(
    userId: string,
    { id, planId, start, end }: { id: string; planId: number; start: Date; end: Date },
  ): Promise<void> {
    await this.database.query(Prisma.sql`
      insert into subscriptions (id, user_id, plan_id, status, current_period_start,
        current_period_end, created_at, updated_at)
      values (${id}::uuid, ${userId}::uuid, ${planId}, 'active', ${start}, ${end}, ${start}, ${start})`);
  }

  /** Closed accounts that wait to be erased are not people any more. */
  private accounts(where: Prisma.Sql): Promise<AccountRow[]> {
    return this.database.query<AccountRow>(Prisma.sql`
      select id, email, name, created_at as "createdAt" from users
      where issuer <> 'closed' and ${where} order by created_at`);
  }
}
