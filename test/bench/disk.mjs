// The disk that the database needs for one screenshot with much text, without its image: its row, its text with the place
// of each word as a real reading leaves it, its labels, and its share of every index.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import pg from 'pg';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { seedRows } from '../../scripts/lib/seed-rows.mjs';
import { built } from '../drills/product.mjs';
import { signIn, startProduct } from './lib.mjs';
import { page } from './processing.mjs';
import { upload } from './uploads.mjs';

const WORDS = 300;
const LINES = 38;
const ROWS = 20_000;
const PATIENCE_MS = 180_000;
const EMAIL = 'disk@example.com';
/** KiB; 17.2 were measured on 25 November 2026. */
const BUDGET = 20;

const SIZE = 'select pg_database_size(current_database())::float8 as bytes';
const IDS = `
  select w.id as "workspaceId", u.id as "userId" from users u join workspaces w on w.owner_id = u.id
  where u.email = '${EMAIL}'`;

/** Reads a page, and returns how many words that found. */
async function readOne({ url }, cookie, client) {
  const headers = { cookie };
  const image = await page(Date.now() % 1e8, LINES);
  const { screenshot_id: id } = await upload(`${url}/api/screenshots/upload`, headers, image);
  const end = Date.now() + PATIENCE_MS;
  const process = () => fetch(`${url}/api/screenshots/${id}/process`, { method: 'POST', headers });
  while ((await process()).status === 202 && Date.now() < end);
  const { rows } = await client.query('select text from screenshot_texts');
  if (rows.length !== 1) throw new Error('The page is not read.');
  return rows[0].text.split(/\s+/).length;
}

/** Generated texts with the places, parts and evidence of the page that was read. */
const LIKE_THE_PAGE = `
  create temp table page as select * from screenshot_texts where engine <> 'seed';
  create temp table seeded as select workspace_id, screenshot_id, text from screenshot_texts where engine = 'seed';
  truncate screenshot_texts;
  insert into screenshot_texts (workspace_id, screenshot_id, text, lines, language, engine, engine_version,
    rules_version, entity_version, findings_version, evidence, blocks)
  select s.workspace_id, s.screenshot_id, s.text, p.lines, p.language, p.engine, p.engine_version, p.rules_version,
    p.entity_version, p.findings_version, p.evidence, p.blocks
  from seeded s, page p`;

export async function diskOfOne(dataDir) {
  const product = await startProduct(dataDir);
  const load = createRequire(import.meta.url);
  const { findRunningPostgres } = requireTypeScript(
    'server/infra/database/embedded/start-embedded-postgres.ts',
  );
  const databaseUrl = findRunningPostgres(dataDir);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const cookie = await signIn(product.url, EMAIL);
    const words = await readOne(product, cookie, client);
    await client.query('insert into queue_pause values (1, now()) on conflict do nothing');
    const before = (await client.query(SIZE)).rows[0].bytes;
    const ids = (await client.query(IDS)).rows[0];
    await seedRows(client, { ...ids, rows: ROWS, words: WORDS }, () => undefined);
    await client.query(LIKE_THE_PAGE);
    await load(built('operator-context.js')).rebuildCounters(databaseUrl, ids.workspaceId);
    await client.query('drop table page, seeded');
    await client.query('vacuum analyze');
    const after = (await client.query(SIZE)).rows[0].bytes;
    return { kibibytes: (after - before) / ROWS / 1024, words, budget: BUDGET };
  } finally {
    await client.end();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
