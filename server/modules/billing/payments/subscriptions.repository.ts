import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import type { SystemScope } from '../../../common/system-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { NONE, shape, uuid } from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';

export interface AccountRow {
  customerId: string | null;
  version: number;
}

/** A bought subscription as it is stored. */
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

const USER_ID = shape({ userId: uuid });

/** Rows of the provider's subscriptions. */
@Injectable()
export class SubscriptionsRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  async findAccount({ userId }: PersonScope): Promise<AccountRow | null> {
    const row = await this.database.prisma.billingAccount.findUnique({
      where: { userId },
    });
    return row && { customerId: row.stripeCustomerId, version: row.version };
  }

  async saveCustomer({ userId }: PersonScope, customerId: string, now: Date): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into billing_accounts (user_id, stripe_customer_id, created_at)
        values (${userId}::uuid, ${customerId}, ${now})
        on conflict (user_id) do update
          set stripe_customer_id = excluded.stripe_customer_id, version = billing_accounts.version + 1`,
    );
  }

  async findUserOfCustomer(_system: SystemScope, customerId: string): Promise<string | null> {
    const row = await this.database.prisma.billingAccount.findFirst({
      where: { stripeCustomerId: customerId },
      select: { userId: true },
    });
    return row?.userId ?? null;
  }

  /** Returns false when another process wrote after `version` was read: the state fetched in between may be older. */
  async claimVersion({ userId }: PersonScope, version: number): Promise<boolean> {
    this.transactions.assertOpen();
    const { count } = await this.database.prisma.billingAccount.updateMany({
      where: { userId, version },
      data: { version: { increment: 1 } },
    });
    return count > 0;
  }

  /** Returns true at most once in `everyMs`, measured in real time. */
  async claimRefresh({ userId }: PersonScope, now: Date, everyMs: number): Promise<boolean> {
    const before = new Date(now.getTime() - everyMs);
    const { count } = await this.database.prisma.billingAccount.updateMany({
      where: { userId, OR: [{ refreshedAt: null }, { refreshedAt: { lte: before } }] },
      data: { refreshedAt: now },
    });
    return count > 0;
  }

  async hasLive({ userId }: PersonScope): Promise<boolean> {
    const row = await this.database.prisma.subscription.findFirst({
      where: { userId, status: { not: 'ended' } },
      select: { id: true },
    });
    return row !== null;
  }

  /** The plan of a subscription of the provider as it was last saved. */
  async findStoredPlan({ userId }: PersonScope, subscriptionId: string): Promise<number | null> {
    const row = await this.database.prisma.subscription.findFirst({
      where: { userId, stripeSubscriptionId: subscriptionId },
      select: { planId: true },
    });
    return row?.planId ?? null;
  }

  /** Ends all bought subscriptions except the live one; a purchase also replaces a plan that an operator gave. */
  async endOthers({ userId }: PersonScope, kept: string | null, now: Date): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        update subscriptions set status = 'ended', grace_ends_at = null, scheduled_plan_id = null,
               scheduled_at = null, updated_at = ${now}
        where user_id = ${userId}::uuid and status <> 'ended'
          and stripe_subscription_id is distinct from ${kept}
          and (stripe_subscription_id is not null or ${kept}::text is not null)`,
    );
  }

  async save(
    { userId }: PersonScope,
    { id, customerId }: { id: string; customerId: string },
    bought: BoughtSubscription,
    now: Date,
  ): Promise<void> {
    const { scheduled } = bought;
    await this.database.query(
      NONE,
      Prisma.sql`
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
          scheduled_at = excluded.scheduled_at, updated_at = excluded.updated_at`,
    );
  }

  /** People whose plan has run out although no event said so. */
  async listLapsed(_system: SystemScope, now: Date): Promise<string[]> {
    const rows = await this.database.query(
      USER_ID,
      Prisma.sql`
        select user_id as "userId" from subscriptions
        where status <> 'ended' and stripe_subscription_id is not null
          and ((cancel_at_period_end and current_period_end <= ${now})
            or (status = 'past_due' and grace_ends_at <= ${now}))`,
    );
    return rows.map(({ userId }) => userId);
  }

  /** All customers of the provider, in pages. */
  async listAccounts(_system: SystemScope, after: string | null, limit: number): Promise<string[]> {
    const rows = await this.database.query(
      USER_ID,
      Prisma.sql`
        select user_id as "userId" from billing_accounts
        where stripe_customer_id is not null and (${after}::uuid is null or user_id > ${after}::uuid)
        order by user_id limit ${limit}`,
    );
    return rows.map(({ userId }) => userId);
  }

  async isKnownEvent(_system: SystemScope, id: string): Promise<boolean> {
    const row = await this.database.prisma.paymentEvent.findFirst({
      where: { id },
      select: { id: true },
    });
    return row !== null;
  }

  async recordEvent(
    _system: SystemScope,
    { id, type }: { id: string; type: string },
    now: Date,
  ): Promise<void> {
    await this.database.prisma.paymentEvent.createMany({
      data: { id, type, handledAt: now },
      skipDuplicates: true,
    });
  }

  async forgetEventsBefore(_system: SystemScope, moment: Date): Promise<void> {
    await this.database.prisma.paymentEvent.deleteMany({ where: { handledAt: { lt: moment } } });
  }
}
