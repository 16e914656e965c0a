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
import { withoutIndexes } from './lib/without-indexes.mjs';
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

/** What a vault is written into, and what is counted from it afterwards. */
const FILLED = [
  ...['screenshots', 'screenshot_texts', 'screenshot_search', 'screenshot_tags'],
  ...['screenshot_dates', 'favorites', 'collection_items'],
];
const COUNTED = ['search_words'];

/** The person of a vault, who signs in, and how much is in it. */
async function owner(product, client, email) {
  const cookie = await signIn(product.url, email);
  const { rows } = await client.query(
    `select w.id as "workspaceId", u.id as "userId", w.screenshot_count as count from users u
     join workspaces w on w.owner_id = u.id where u.email = $1`,
    [email],
  );
  // A number space of its own for each person, for ids are unique.
  return { cookie, email, start: STARTS[email] ?? 0, ...rows[0] };
}

/** Vaults of these sizes by their persons; seeded once, and kept for the next run in .bench. */
async function vaults(product, databaseUrl, sizes) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const all = [];
  for (const [email, rows] of Object.entries(sizes)) {
    all.push({ ...(await owner(product, client, email)), rows });
  }
  const empty = all.filter(({ count, rows }) => count < rows);
  if (empty.length > 0) {
    await withoutIndexes(client, FILLED, () => eachOf(empty, (it) => fill(client, it)));
    await withoutIndexes(client, COUNTED, () =>
      eachOf(empty, ({ workspaceId }) => rebuildCounters(databaseUrl, workspaceId)),
    );
  }
  // Whatever the last run left behind is tidied up now, and not while something is measured.
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
  return all;
}

async function eachOf(items, work) {
  for (const item of items) await work(item);
}

async function fill(client, { email, workspaceId, userId, rows, start }) {
  await seedRows(client, { workspaceId, userId, rows, start }, (done) =>
    process.stderr.write(`\r${email}: ${done} of ${rows} `),
  );
  process.stderr.write('\n');
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
  const [small] = await vaults(product, aloneUrl, { 'small@example.com': SMALL });
  const bench = { product, databaseUrl: aloneUrl, small };
  if (needsCrowd) {
    crowd = await startProduct(crowdDir);
    const url = findRunningPostgres(crowdDir);
    const [many, middle, amongMany] = await vaults(crowd, url, {
      'large@example.com': large,
      'middle@example.com': MIDDLE,
      'small@example.com': SMALL,
    });
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
