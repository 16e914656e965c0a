// P13: the product as it grows, in a thousand spaces: time of what people ask, disk, and what many changes leave behind.
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { COUNTED, FILLED, seedRows } from '../../scripts/lib/seed-rows.mjs';
import { withoutIndexes } from '../../scripts/lib/without-indexes.mjs';
import { built } from '../drills/product.mjs';
import * as bodies from './bodies.mjs';
import { changeMuch } from './changes.mjs';
import { diskOfOne } from './disk.mjs';
import { cookiesOf, printAmount, ROUNDS, startProduct } from './lib.mjs';
import { FIRST_PAGE } from './list.mjs';
import { judge, timeRatios } from './measures.mjs';
import { png } from './uploads.mjs';

const SPACES = 1_000;
const EACH = { before: 100, short: 1_000, long: 3_000 };
const CHANGES = { short: 100_000, long: 1_000_000 };
/** Those who ask, by turns. */
const PEOPLE = 50;
const BAR = 1.3;
/** Numbers of screenshots are unique over all spaces. */
const START = 40_000_000;
const UPLOADS = { count: 20, warmUp: 5 };

const emailOf = (n) => `space-${String(n).padStart(4, '0')}@example.com`;

/** Of the build, which is made after this file has been loaded. */
const load = (path) => createRequire(import.meta.url)(built(path));

async function withClient(dataDir, work) {
  const databaseUrl = requireTypeScript(
    'server/infra/database/embedded/start-embedded-postgres.ts',
  ).findRunningPostgres(dataDir);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return work(client, databaseUrl).finally(() => client.end());
}

const OWNERS = `
  select w.id as "workspaceId", u.id as "userId" from users u join workspaces w on w.owner_id = u.id
  where u.email like 'space-%' order by u.email`;

/** Screenshots `from` to `each` of every space. */
const fill = (dataDir, { from, each }) =>
  withClient(dataDir, async (client, databaseUrl) => {
    await client.query('delete from jobs');
    await client.query('insert into queue_pause values (1, now()) on conflict do nothing');
    const { rows: spaces } = await client.query(OWNERS);
    await withoutIndexes(client, FILLED, async () => {
      for (const [n, ids] of spaces.entries()) {
        const start = START + n * EACH.long + from;
        const part = { ...ids, rows: each - from, start, isOneOfMany: true };
        await seedRows(client, part, () => undefined);
        if (n % 50 === 0) process.stderr.write(`\r${n} of ${SPACES} spaces `);
      }
      await client.query('analyze');
    });
    const ids = spaces.map(({ workspaceId }) => workspaceId);
    await withoutIndexes(client, COUNTED, () =>
      load('operator-context.js').rebuildCounters(databaseUrl, ...ids),
    );
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });

/**
 * A folder with this many screenshots in each space, grown out of a smaller one; kept for the next run.
 * @param {string} dataDir
 * @param {{ each: number, smaller?: { each: number, dataDir: string } }} sizes
 */
async function prepare(dataDir, { each, smaller }) {
  const mark = join(dataDir, 'filled');
  if (existsSync(mark)) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  if (smaller) cpSync(smaller.dataDir, dataDir, { recursive: true });
  const product = await startProduct(dataDir);
  try {
    if (!smaller) await cookiesOf(product.url, SPACES, emailOf);
    await fill(dataDir, { from: smaller?.each ?? 0, each });
  } finally {
    await product.stop();
  }
  writeFileSync(mark, '');
  return dataDir;
}

/** The product on this folder, and a function that asks it as the next of the people. */
async function open(dataDir) {
  const product = await startProduct(dataDir);
  const cookies = await cookiesOf(product.url, PEOPLE, emailOf);
  let turn = 0;
  const ask = (path, init = {}) => {
    turn += 1;
    const headers = { cookie: cookies[turn % cookies.length] };
    return fetch(`${product.url}/api${path}`, { ...init, headers });
  };
  return { ...product, cookies, ask };
}

const ASKED = {
  list: { path: FIRST_PAGE, isRight: bodies.isPageOf60 },
  search: { path: `${FIRST_PAGE}&q=${encodeURIComponent('baba ')}`, isRight: bodies.hasRows },
  'search for nothing': { path: `${FIRST_PAGE}&q=zzzzzzzzzz`, isRight: bodies.isEmptyList },
  calendar: { path: '/calendar?year=2026&month=5&tz=Europe/Berlin', isRight: () => true },
  dashboard: { path: '/dashboard?tz=Europe/Berlin', isRight: bodies.isDashboard },
};

async function compare(what, one, other) {
  const words = [];
  for (const [name, { path, isRight }] of Object.entries(ASKED)) {
    const [ours, theirs] = [one, other].map((place) => () => place.ask(path));
    const found = await timeRatios(ours, theirs, isRight, { count: 100 });
    words.push(judge('P13', `${name}, ${what}`, found, BAR));
  }
  return words;
}

async function compareUploads(what, one, other) {
  const count = 2 * (UPLOADS.warmUp + ROUNDS * UPLOADS.count);
  const images = [];
  for (let n = 0; n < count; n += 1) images.push(await png((Date.now() % 1e8) + n));
  const send = ({ ask }) => {
    const body = new FormData();
    body.append('team_id', '');
    body.append('file', new Blob([images.pop()], { type: 'image/png' }), 'shot.png');
    return ask('/screenshots/upload', { method: 'POST', body });
  };
  const found = await timeRatios(
    () => send(one),
    () => send(other),
    bodies.isStored,
    UPLOADS,
  );
  return judge('P13', `upload, ${what}`, found, BAR);
}

/** Both products at the same time, so that other load of the machine affects both. */
async function beside(folders, work) {
  const places = [];
  try {
    for (const folder of folders) places.push(await open(folder));
    return await work(...places);
  } finally {
    for (const place of places) await place.stop();
  }
}

async function afterChanges(fresh, count) {
  const changed = `${fresh}-changed`;
  rmSync(changed, { recursive: true, force: true });
  cpSync(fresh, changed, { recursive: true });
  try {
    return await beside([changed, fresh], async (worn, whole) => {
      const size = async ({ dataDir }) => {
        const ask = (client) =>
          client.query('select pg_database_size(current_database())::float8 as n');
        return (await withClient(dataDir, ask)).rows[0].n;
      };
      const done = await changeMuch(worn, count);
      const words = await compare(`after ${done} changes / fresh`, worn, whole);
      const grown = (await size(worn)) / (await size(whole));
      console.log(`     database after ${done} changes / fresh: ${grown.toFixed(2)}`);
      return words;
    });
  } finally {
    rmSync(changed, { recursive: true, force: true });
  }
}

export async function growth({ folder, emptyDir, isLong }) {
  const each = isLong ? EACH.long : EACH.short;
  const smaller = { each: EACH.before, dataDir: join(folder, `growth-${EACH.before}`) };
  await prepare(smaller.dataDir, { each: smaller.each });
  const larger = await prepare(join(folder, `growth-${each}`), { each, smaller });
  const what = `${each * SPACES} / ${smaller.each * SPACES} screenshots`;
  const grown = await beside([larger, smaller.dataDir], async (one, other) => [
    ...(await compare(what, one, other)),
    await compareUploads(what, one, other),
  ]);
  const { kibibytes, words, budget } = await diskOfOne(emptyDir);
  const disk = `database for a screenshot of ${words} read words`;
  return [
    ...grown,
    printAmount('P13', 'KiB', disk, kibibytes, budget),
    ...(await afterChanges(smaller.dataDir, isLong ? CHANGES.long : CHANGES.short)),
  ];
}
