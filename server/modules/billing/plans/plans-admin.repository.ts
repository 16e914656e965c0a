import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import type { SystemScope } from '../../../common/system-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { FOUND, ID, NONE, shape, text } from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';
import type { PlanFile } from '../../../contract/billing';
import type { PlanRow } from './plans.repository';

const NAME = shape({ name: text });

/** Plans, and the subscriptions that operators give and end. */
@Injectable()
export class PlansAdminRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  listPlans(): Promise<PlanRow[]> {
    return this.database.prisma.plan.findMany({ orderBy: [{ rank: 'asc' }, { id: 'asc' }] });
  }

  /** Keeps others from changing the person's plan until the transaction ends. */
  async lockAccount({ userId }: PersonScope): Promise<void> {
    this.transactions.assertOpen();
    await this.database.query(
      FOUND,
      Prisma.sql`
        select 1 from users where id = ${userId}::uuid for no key update`,
    );
  }

  /** Tells whether this plan has been given to the person already. */
  async hasGiven({ userId }: PersonScope, planId: number): Promise<boolean> {
    const row = await this.database.prisma.subscription.findFirst({
      where: { userId, planId, status: 'active', stripeSubscriptionId: null },
      select: { id: true },
    });
    return row !== null;
  }

  /** Returns false when there was nothing to end. */
  async endLive({ userId }: PersonScope, now: Date): Promise<boolean> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        update subscriptions set status = 'ended', current_period_end = least(current_period_end, ${now}),
               updated_at = ${now}
        where user_id = ${userId}::uuid and status <> 'ended'
        returning id`,
    );
    return rows.length > 0;
  }

  /** The name of the plan that the person pays for. */
  async findBilledPlan({ userId }: PersonScope): Promise<string | null> {
    const [row] = await this.database.query(
      NAME,
      Prisma.sql`
        select p.name from subscriptions s join plans p on p.id = s.plan_id
        where s.user_id = ${userId}::uuid and s.status <> 'ended' and s.stripe_subscription_id is not null`,
    );
    return row?.name ?? null;
  }

  /** Fields that are left out stay unchanged; a new plan is for sale unless the file says otherwise. */
  async savePlan(_system: SystemScope, plan: PlanFile[number], now: Date): Promise<void> {
    const {
      id,
      name,
      is_active: isActive,
      stripe_price_id: priceId,
      storage_limit: storage,
    } = plan;
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into plans as p (id, rank, name, price_cents, screenshot_limit, storage_limit, is_active,
          stripe_price_id, created_at, updated_at)
        values (${id}, ${plan.rank ?? id}, ${name}, ${plan.price_cents}, ${plan.screenshot_limit},
          ${storage ?? null}::bigint, ${isActive ?? true},
          ${priceId ?? null}, ${now}, ${now})
        on conflict (id) do update set
          rank = coalesce(${plan.rank ?? null}::float8, p.rank),
          name = excluded.name, price_cents = excluded.price_cents,
          screenshot_limit = excluded.screenshot_limit,
          storage_limit = case when ${storage !== undefined} then excluded.storage_limit
                               else p.storage_limit end,
          is_active = coalesce(${isActive ?? null}::boolean, p.is_active),
          stripe_price_id = case when ${priceId !== undefined} then excluded.stripe_price_id
                                 else p.stripe_price_id end,
          updated_at = excluded.updated_at`,
    );
  }

  async give(
    { userId }: PersonScope,
    { id, planId, start, end }: { id: string; planId: number; start: Date; end: Date },
  ): Promise<void> {
    await this.database.prisma.subscription.create({
      data: {
        id,
        userId,
        planId,
        status: 'active',
        currentPeriodStart: start,
        currentPeriodEnd: end,
        createdAt: start,
        updatedAt: start,
      },
    });
  }
}
