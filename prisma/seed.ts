import { Client } from 'pg';
import { missingPlans } from '../server/modules/billing/plans/missing-plans';

/** Adds the plans that are missing. A conflict means that another process has added the same plan meanwhile. */
export async function seedPlans(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const known = await client.query<{ id: number; name: string }>('select id, name from plans');
    for (const plan of missingPlans(known.rows)) {
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
