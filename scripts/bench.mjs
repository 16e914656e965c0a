// npm run bench               all figures
// npm run bench -- P1 P3      some of them
//   --large 1000000           rows of the large vault (100000 for a quick look)
//   --long                    figures that have a short form in their long one
//   --profile                 a flame graph of the API during each figure of a running product, in reports
import { createRequire } from 'node:module';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { requireTypeScript } from './lib/typescript.mjs';
import { build } from './lib/build.mjs';
import { ROOT } from './lib/run.mjs';
import { COUNTED, FILLED, seedRows } from './lib/seed-rows.mjs';
import { fingerprint } from './lib/stamps.mjs';
import { withoutIndexes } from './lib/without-indexes.mjs';
import { figures } from '../test/bench/figures.mjs';
import { signIn, startProduct } from '../test/bench/lib.mjs';
import { profiled, profiledEnvironment } from '../test/bench/profile/profile.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    large: { type: 'string', default: '1000000' },
    long: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
  },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(figures);
const large = Number(values.large);
const SMALL = 10_000;
const FEW = 1_000;
const STARTS = {
  'middle@example.com': 10_000_000,
  'large@example.com': 20_000_000,
  'newest@example.com': 30_000_000,
};
/** From this many rows on it is faster to create the indexes afterwards. */
const MANY = 50_000;
const MIDDLE = large / 10;
const CACHE = join(ROOT, '.bench');
/** The code that generates the rows of a vault; after a change of it old vaults must not be measured. */
const MAKERS = ['scripts/lib/seed-rows.mjs', 'scripts/lib/seed-shots.mjs', 'prisma/migrations'];

/** The folder of vaults for the present generators; folders of older ones are deleted. */
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
const { rebuildCounters } = load(`${ROOT}/dist/server/operator-context.js`);
const { findRunningPostgres } = requireTypeScript(
  'server/infra/database/embedded/start-embedded-postgres.ts',
);

/** The person of a vault, who signs in, and the number of its rows. */
async function owner(product, client, email) {
  const cookie = await signIn(product.url, email);
  const { rows } = await client.query(
    `select w.id as "workspaceId", u.id as "userId", w.screenshot_count as count from users u
     join workspaces w on w.owner_id = u.id where u.email = $1`,
    [email],
  );
  // Each person has a range of numbers, because ids are unique.
  return { cookie, email, start: STARTS[email] ?? 0, ...rows[0] };
}

/**
 * Vaults of these sizes by their persons; seeded once, and kept for the next run in .bench. With `outOf` it is the
 * newest part of a larger one, with the same number of rows a day.
 */
async function vaults(product, databaseUrl, sizes) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const all = [];
  for (const [email, { rows, outOf = rows }] of Object.entries(sizes)) {
    all.push({ ...(await owner(product, client, email)), rows, outOf });
  }
  const empty = all.filter(({ count, rows }) => count < rows);
  const isMuch = empty.reduce((sum, { rows }) => sum + rows, 0) >= MANY;
  await withoutIndexes(client, isMuch ? FILLED : [], () => eachOf(empty, (it) => fill(client, it)));
  await withoutIndexes(client, isMuch ? COUNTED : [], () =>
    eachOf(empty, ({ workspaceId }) => rebuildCounters(databaseUrl, workspaceId)),
  );
  // Cleans up after the last run now, and not during a measurement.
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
  return all;
}

async function eachOf(items, work) {
  for (const item of items) await work(item);
}

async function fill(client, { email, workspaceId, userId, rows, outOf, start }) {
  const size = { rows: outOf, newest: rows, start };
  await seedRows(client, { workspaceId, userId, ...size }, (done) =>
    process.stderr.write(`\r${email}: ${done} of ${rows} `),
  );
  process.stderr.write('\n');
}

const folder = vaultFolder();
const aloneDir = join(folder, 'alone');
const crowdDir = join(folder, `crowd-${large}`);
const unknown = wanted.find((id) => !figures[id]);
if (unknown) {
  throw new Error(`There is no figure ${unknown}; there are ${Object.keys(figures).join(', ')}.`);
}
const verdicts = [];

/** Runs the figures one after another. */
async function take(ids, bench) {
  await eachOf(ids, async (id) => verdicts.push(...(await figures[id].run(bench))));
}

/**
 * Drops the jobs that an earlier figure or run has left, and pauses the queue for figures that do not measure reading:
 * the worker's statements would count as work of the database.
 */
async function prepareQueue(databaseUrl, isRead) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('delete from jobs');
  await client.query('delete from queue_pause');
  if (!isRead) await client.query('insert into queue_pause values (1, now())');
  await client.end();
}

/** Figures of a running product, with its vaults. */
async function takeRunning(ids) {
  const product = await startProduct(
    aloneDir,
    undefined,
    values.profile ? profiledEnvironment() : {},
  );
  let crowd;
  try {
    const databaseUrl = findRunningPostgres(aloneDir);
    const [small] = await vaults(product, databaseUrl, { 'small@example.com': { rows: SMALL } });
    const bench = { product, databaseUrl, small, isLong: values.long };
    if (ids.some((id) => figures[id].needsCrowd)) {
      crowd = await startProduct(crowdDir);
      Object.assign(bench, await vaultsOfMany(crowd));
    }
    await eachOf(ids, async (id) => {
      await prepareQueue(databaseUrl, figures[id].reads);
      const figure = () => take([id], bench);
      await (values.profile ? profiled(product.pid, id, figure) : figure());
    });
  } finally {
    await crowd?.stop();
    await product.stop();
  }
}

async function vaultsOfMany(crowd) {
  const crowdUrl = findRunningPostgres(crowdDir);
  const [many, middle, amongMany, thousand] = await vaults(crowd, crowdUrl, {
    'large@example.com': { rows: large },
    'middle@example.com': { rows: MIDDLE },
    'small@example.com': { rows: SMALL },
    'newest@example.com': { rows: FEW, outOf: MIDDLE },
  });
  return { crowd, crowdUrl, large: many, middle, amongMany, thousand };
}

// Starting a product is a figure, too; those come last, on an unused folder.
const running = wanted.filter((id) => !figures[id].startsItself);
if (running.length > 0) await takeRunning(running);
await take(
  wanted.filter((id) => figures[id].startsItself),
  { dataDir: aloneDir, emptyDir: join(folder, 'empty'), folder, isLong: values.long },
);
process.exitCode = verdicts.includes('OVER') ? 1 : 0;
