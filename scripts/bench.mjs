// npm run bench               all figures
// npm run bench -- P1 P3      some of them
//   --large 1000000           rows of the large vault (100000 for a quick look)
import { createRequire } from 'node:module';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build } from './lib/build.mjs';
import { ROOT } from './lib/run.mjs';
import { seedRows } from './lib/seed-rows.mjs';
import { fingerprint } from './lib/stamps.mjs';
import { figures } from '../test/bench/figures.mjs';
import { signIn, startProduct } from '../test/bench/lib.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { large: { type: 'string', default: '1000000' } },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(figures);
const large = Number(values.large);
const SMALL = 10_000;
const STARTS = { 'middle@example.com': 10_000_000, 'large@example.com': 20_000_000 };
const MIDDLE = large / 10;
const CACHE = join(ROOT, '.bench');
/** What the rows of a vault are made by; when it changes, old vaults would be measured as if they were new. */
const MAKERS = ['scripts/lib/seed-rows.mjs', 'scripts/lib/seed-shots.mjs', 'prisma/migrations'];

/** The folder for the vaults of today's makers; those of others are of no use any more. */
function vaultFolder() {
  const key = fingerprint(MAKERS).slice(0, 12);
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE).filter((it) => it !== key)) {
    rmSync(join(CACHE, name), { recursive: true, force: true });
  }
  return join(CACHE, key);
}

await build();
const load = createRequire(import.meta.url);
const { rebuildCounters } = load(`${ROOT}/dist/server/context.js`);
const { findRunningPostgres } = load(
  `${ROOT}/dist/server/infra/database/embedded/start-embedded-postgres.js`,
);

/** A vault of a size; seeded once, and kept for the next run in .bench. */
async function vault(product, databaseUrl, email, rows) {
  const cookie = await signIn(product.url, email);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: found } = await client.query(
    `select w.id as "workspaceId", u.id as "userId", w.screenshot_count as count from users u
     join workspaces w on w.owner_id = u.id where u.email = $1`,
    [email],
  );
  const { workspaceId, userId, count } = found[0];
  if (count < rows) {
    // A number space of its own for each person, for ids are unique.
    const start = STARTS[email] ?? 0;
    await seedRows(client, { workspaceId, userId, rows, start }, (done) =>
      process.stderr.write(`\r${email}: ${done} of ${rows} `),
    );
    process.stderr.write('\n');
    await rebuildCounters(databaseUrl, workspaceId);
    await client.query('vacuum analyze');
  }
  await client.end();
  return { cookie, workspaceId, rows, start: STARTS[email] ?? 0 };
}

const folder = vaultFolder();
const aloneDir = join(folder, 'alone');
const crowdDir = join(folder, `crowd-${large}`);
const needsCrowd = wanted.some((id) => figures[id]?.needsCrowd);
const product = await startProduct(aloneDir);
let crowd;
let isOver = false;
try {
  const aloneUrl = findRunningPostgres(aloneDir);
  const small = await vault(product, aloneUrl, 'small@example.com', SMALL);
  const bench = { product, databaseUrl: aloneUrl, small };
  if (needsCrowd) {
    crowd = await startProduct(crowdDir);
    const url = findRunningPostgres(crowdDir);
    const many = await vault(crowd, url, 'large@example.com', large);
    const middle = await vault(crowd, url, 'middle@example.com', MIDDLE);
    const amongMany = await vault(crowd, url, 'small@example.com', SMALL);
    Object.assign(bench, { crowd, crowdUrl: url, large: many, middle, amongMany });
  }
  for (const id of wanted) {
    if (!figures[id])
      throw new Error(`There is no figure ${id}; there are ${Object.keys(figures).join(', ')}.`);
    for (const word of await figures[id].run(bench)) isOver ||= word === 'OVER';
  }
} finally {
  await crowd?.stop();
  await product.stop();
}
process.exitCode = isOver ? 1 : 0;
