// The search in a large vault against SQL that reads every row: the same numbers, and the same newest ones first.
import { spawn } from 'node:child_process';
import pg from 'pg';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { ROOT } from '../../scripts/lib/run.mjs';
import { randomFrom, wordOf } from '../../scripts/lib/seed-shots.mjs';
import { givePlan } from '../support/give-plan.mjs';
import { signIn, startProduct } from './product.mjs';

const ADA = 'ada@example.com';
/** Searches are counted up to here; the lists of a filter that has a counter are counted exactly. */
const COUNTED = 10_000;
const PAGE = 200;
const MOST_WORDS = 400;
const ROUNDS = 40;
const KINDS = ['document', 'article', 'chat', 'email', 'code', 'invoice', 'receipt'];
const random = randomFrom(20_261_123);
const below = (bound) => Math.floor(random() * bound);
const one = (list) => list[below(list.length)];

/** `as` is the term as it is typed, `sql` a condition on `s` and its row `x` of the search index. */
function someTerm() {
  const word = wordOf(below(MOST_WORDS));
  const name = wordOf(below(20));
  const month = `202${4 + below(3)}-0${1 + below(9)}`;
  const holds = `x.haystack ~ '\\m${word}\\M'`;
  const inMonth = (column) => `to_char(${column}, 'YYYY-MM') = '${month}'`;
  const kind = one(KINDS);
  return one([
    { as: `"${word}"`, sql: holds },
    { as: `"${word}"`, sql: holds },
    {
      as: `tag:"tag ${name}"`,
      sql: `s.id in (select l.screenshot_id from screenshot_tags l join tags t on t.id = l.tag_id
              where t.name = 'tag ${name}')`,
    },
    {
      as: `in:"Collection ${name}"`,
      sql: `s.id in (select i.screenshot_id from collection_items i join collections c
              on c.id = i.collection_id where lower(c.name) = lower('Collection ${name}'))`,
    },
    { as: `kind:${kind}`, sql: `s.kind = '${kind}'` },
    { as: 'is:favorite', sql: 's.id in (select f.screenshot_id from favorites f)' },
    { as: `uploaded:${month}`, sql: inMonth(`s.created_at at time zone 'UTC'`) },
    { as: `created:${month}`, sql: inMonth('s.image_created_on') },
    {
      as: 'has:date',
      sql: `s.id in (select d.screenshot_id from screenshot_dates d
              where d.state = 'accepted' or d.state = 'suggested' and d.confidence >= 0.5)`,
    },
  ]);
}

function someChoice() {
  const { as, sql } = someTerm();
  return random() < 0.25 ? { as: `-${as}`, sql: `((${sql}) is not true)` } : { as, sql };
}

function someQuery() {
  const groups = Array.from({ length: 1 + below(3) }, () =>
    Array.from({ length: random() < 0.25 ? 2 : 1 }, someChoice),
  );
  return {
    q: groups.map((group) => group.map(({ as }) => as).join(' OR ')).join(' '),
    sql: groups.map((group) => `(${group.map(({ sql }) => sql).join(' or ')})`).join(' and '),
  };
}

function seed(dataDir, rows) {
  const env = { ...process.env, DATA_DIR: dataDir };
  const args = ['scripts/seed.mjs', '--rows', String(rows), '--email', ADA];
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' });
    child.once('exit', (code) => (code === 0 ? done(null) : fail(new Error(`seed: ${code}`))));
  });
}

async function scan(client, sql) {
  const { rows } = await client.query(
    `select s.id, count(*) over () as total from screenshots s
     join screenshot_search x on x.screenshot_id = s.id
     where s.deleted_at is null and ${sql} order by s.created_at desc, s.id desc limit ${PAGE}`,
  );
  return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) };
}

async function ask(ada, q) {
  const query = new URLSearchParams({ q, count: 'true', sort: 'uploaded', order: 'desc' });
  query.set('fields', 'card');
  const answer = await ada(`/api/screenshots?${query}`);
  if (!answer.ok) return { ids: [`${answer.status} ${await answer.text()}`], total: -1 };
  const ids = (await answer.json()).map(({ id }) => id);
  return { ids, total: Number(answer.headers.get('x-total-count')) };
}

/** The middle time of reading what a page of results is explained by, in milliseconds. */
async function explaining(client, columns) {
  const times = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const { rows } = await client.query(
      'select screenshot_id as id from screenshot_search order by uploaded_at desc limit 60 offset $1',
      [n * 60],
    );
    const began = performance.now();
    await client.query(
      `select s.id, ${columns} from screenshots s left join screenshot_texts x
         on x.workspace_id = s.workspace_id and x.screenshot_id = s.id
       where s.workspace_id = (select workspace_id from screenshots limit 1) and s.id = any($1)`,
      [rows.map(({ id }) => id)],
    );
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1].toFixed(1);
}

/** Compares so many queries over so many rows; returns the differences. */
export async function scanDrill(rows, queries) {
  const product = await startProduct();
  const { findRunningPostgres } = requireTypeScript(
    'server/infra/database/embedded/start-embedded-postgres.ts',
  );
  const client = new pg.Client({ connectionString: findRunningPostgres(product.dataDir) });
  try {
    const ada = await signIn(product, ADA);
    await ada('/api/screenshots');
    await givePlan(product, ADA, 'Platinum');
    await seed(product.dataDir, rows);
    await client.connect();
    // Reads every row, whatever indexes there are.
    await client.query(
      'set enable_indexscan = off; set enable_bitmapscan = off; set enable_indexonlyscan = off',
    );
    const differences = [];
    const spent = { search: 0, scan: 0 };
    let found = 0;
    for (let n = 0; n < queries; n += 1) {
      const { q, sql } = someQuery();
      const began = performance.now();
      const got = await ask(ada, q);
      const asked = performance.now();
      const wanted = await scan(client, sql);
      spent.search += asked - began;
      spent.scan += performance.now() - asked;
      found += wanted.total > 0 ? 1 : 0;
      const isCounted = [wanted.total, Math.min(wanted.total, COUNTED)].includes(got.total);
      const isListed = got.ids.join() === wanted.ids.join();
      if (!isCounted || !isListed)
        differences.push(`${q}: ${got.total} instead of ${wanted.total}, same ids: ${isListed}`);
    }
    const ms = (all) => Math.round(all / queries);
    console.log(`rows ${rows}, queries ${queries}, with results ${found}`);
    console.log(`differences ${differences.length}`);
    console.log(`ms per query: search ${ms(spent.search)}, scan ${ms(spent.scan)}`);
    await client.query('reset all');
    await explaining(client, 'x.text');
    const [without, withNotes] = [
      await explaining(client, 'x.text'),
      await explaining(client, 'x.text, s.note'),
    ];
    console.log(`ms to explain a page of 60: ${without} without notes, ${withNotes} with them`);
    return found < queries / 3 ? ['too few queries found anything', ...differences] : differences;
  } finally {
    await client.end().catch(() => undefined);
    await product.stop();
  }
}
