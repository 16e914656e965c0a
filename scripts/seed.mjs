// npm run seed -- --rows 100000 --email ada@example.com [--start 0]
// Fills the space of a person who has signed in before with made-up screenshots: always the same ones.
// Works on DATABASE_URL, or on the embedded database of DATA_DIR, running or not.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build } from './lib/build.mjs';
import { ROOT } from './lib/run.mjs';
import { seedRows } from './lib/seed-rows.mjs';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000' },
    email: { type: 'string' },
    start: { type: 'string', default: '0' },
  },
});
const rows = Number(values.rows);
if (!Number.isInteger(rows) || rows < 1 || !values.email) {
  console.error('Usage: npm run seed -- --rows 100000 --email ada@example.com');
  process.exit(2);
}

await build();
const load = createRequire(import.meta.url);
const { withDatabase, rebuildCounters } = load(`${ROOT}/dist/server/operator-context.js`);

await withDatabase(async (url) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: found } = await client.query(
      `select w.id as "workspaceId", u.id as "userId" from users u
       join workspaces w on w.owner_id = u.id and w.kind = 'personal' where u.email = $1`,
      [values.email],
    );
    if (!found[0]) throw new Error(`${values.email} has not signed in yet.`);
    const began = Date.now();
    await seedRows(client, { ...found[0], rows, start: Number(values.start) }, (done) =>
      process.stderr.write(`\r${done} of ${rows}`),
    );
    process.stderr.write('\ncounting…\n');
    await rebuildCounters(url, found[0].workspaceId);
    await client.query('vacuum analyze');
    console.log(`${rows} screenshots in ${Math.round((Date.now() - began) / 1000)} s`);
  } finally {
    await client.end();
  }
});
