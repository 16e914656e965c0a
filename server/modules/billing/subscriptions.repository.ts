import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface AccountRow {
  customerId: string | null;
  version: number;
}

/** A bought subscription as it is kept. */
export interface BoughtSubscription {
  stripeSubscriptionId: string;
  planId: number;
  status: 'active' | 'past_due';
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  graceEndsAt: Date | null;
  scheduled: { planId: number; at: Date } | null;
}

/** What the provider said about subscriptions, as rows. Machine access: it is always about one known person. */
@Injectable()
export class SubscriptionsRepository {
  constructor(private readonly database: Database) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  async findAccount(userId: string): Promise<AccountRow | null> {
    const [row] = await this.database.query<AccountRow>(Prisma.sql`
      select stripe_customer_id as "customerId", version from billing_accounts
      where user_id = ${userId}::uuid`);
    return row ?? null;
  }

  async saveCustomer(userId: string, customerId: string, now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      insert into billing_accounts (user_id, stripe_customer_id, created_at)
      values (${userId}::uuid, ${customerId}, ${now})
      on conflict (user_id) do update
        set stripe_customer_id = excluded.stripe_customer_id, version = billing_accounts.version + 1`);
  }

  async findUserOfCustomer(customerId: string): Promise<string | null> {
    const [row] = await this.database.query<{ userId: string }>(Prisma.sql`
      select user_id as "userId" from billing_accounts where stripe_customer_id = ${customerId}`);
    return row?.userId ?? null;
  }

  /** False when somebody wrote since `version` was read: what was fetched in between may be older than theirs. */
  async claimVersion(userId: string, version: number): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      update billing_accounts set version = version + 1
      where user_id = ${userId}::uuid and version = ${version}
      returning user_id`);
    return rows.length > 0;
  }

  /** True at most once in `everyMs`; the moments are of real time. */
  async claimRefresh(userId: string, now: Date, everyMs: number): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      update billing_accounts set refreshed_at = ${now}
      where user_id = ${userId}::uuid
        and (refreshed_at is null or refreshed_at <= ${new Date(now.getTime() - everyMs)})
      returning user_id`);
    return rows.length > 0;
  }

  async hasLive(userId: string): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      select 1 from subscriptions where user_id = ${userId}::uuid and status <> 'ended'`);
    return rows.length > 0;
  }

  /** Ends what was bought, but for the one that lives; a purchase also takes the place of an operator's gift. */
  async endOthers(userId: string, kept: string | null, now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      update subscriptions set status = 'ended', grace_ends_at = null, scheduled_plan_id = null,
             scheduled_at = null, updated_at = ${now}
      where user_id = ${userId}::uuid and status <> 'ended'
        and stripe_subscription_id is distinct from ${kept}
        and (stripe_subscription_id is not null or ${kept}::text is not null)`);
  }

  async save(
    id: string,
    { userId, customerId }: { userId: string; customerId: string },
    bought: BoughtSubscription,
    now: Date,
  ): Promise<void> {
    const { scheduled } = bought;
    await this.database.query(Prisma.sql`
      insert into subscriptions (id, user_id, plan_id, status, stripe_customer_id,
        stripe_subscription_id, current_period_start, current_period_end, cancel_at_period_end,
        grace_ends_at, scheduled_plan_id, scheduled_at, created_at, updated_at)
      values (${id}::uuid, ${userId}::uuid, ${bought.planId}, ${bought.status}, ${customerId},
        ${bought.stripeSubscriptionId}, ${bought.periodStart}, ${bought.periodEnd},
        ${bought.cancelAtPeriodEnd}, ${bought.graceEndsAt}, ${scheduled?.planId ?? null},
        ${scheduled?.at ?? null}, ${now}, ${now})
      on conflict (stripe_subscription_id) do update set
        plan_id = excluded.plan_id, status = excluded.status,
        stripe_customer_id = excluded.stripe_customer_id,
        current_period_start = excluded.current_period_start,
        current_period_end = excluded.current_period_end,
        cancel_at_period_end = excluded.cancel_at_period_end,
        grace_ends_at = excluded.grace_ends_at, scheduled_plan_id = excluded.scheduled_plan_id,
        scheduled_at = excluded.scheduled_at, updated_at = excluded.updated_at`);
  }

  /** Whose plan does not hold any more although nothing told so. */
  async listLapsedForSystem(now: Date): Promise<string[]> {
    const rows = await this.database.query<{ userId: string }>(Prisma.sql`
      select user_id as "userId" from subscriptions
      where status <> 'ended' and stripe_subscription_id is not null
        and ((cancel_at_period_end and current_period_end <= ${now})
          or (status = 'past_due' and grace_ends_at <= ${now}))`);
    return rows.map(({ userId }) => userId);
  }

  /** Everybody the provider knows, in pages. */
  async listAccountsForSystem(after: string | null, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ userId: string }>(Prisma.sql`
      select user_id as "userId" from billing_accounts
      where stripe_customer_id is not null and (${after}::uuid is null or user_id > ${after}::uuid)
      order by user_id limit ${limit}`);
    return rows.map(({ userId }) => userId);
  }

  async isKnownEvent(id: string): Promise<boolean> {
    const rows = await this.database.query(
      Prisma.sql`select 1 from payment_events where id = ${id}`,
    );
    return rows.length > 0;
  }

  async recordEvent({ id, type }: { id: string; type: string }, now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      insert into payment_events (id, type, handled_at) values (${id}, ${type}, ${now})
      on conflict do nothing`);
  }

  async forgetEventsBefore(moment: Date): Promise<void> {
    await this.database.query(Prisma.sql`delete from payment_events where handled_at < ${moment}`);
  }
}
