import { Client } from 'pg';
import { PLANS } from '../server/contract/plans';

/**
 * Inserts the seeded plans (docs/decisions.md#plan-table). Existing rows stay unchanged, because an operator may have
 * changed a price, and a start must not undo that.
 */
export async function seedPlans(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const plan of PLANS) {
      await client.query(
        `insert into plans (id, rank, name, price_cents, screenshot_limit, created_at, updated_at)
         values ($1, $2, $3, $4, $5, now(), now())
         on conflict do nothing`,
        [plan.id, plan.rank, plan.name, plan.priceCents, plan.screenshotLimit],
      );
    }
  } finally {
    await client.end();
  }
}
