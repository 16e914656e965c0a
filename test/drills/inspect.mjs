// Conditions that hold after every accident: rows, files and counters agree.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { sha256 } from './lived-in.mjs';
import { sleep } from './product.mjs';

/** Tells whether row, original and thumbnail of an upload are there, byte for byte. */
export async function isWhole(ask, id, image) {
  const row = await ask(`/api/screenshots/${id}`);
  const file = await ask(`/api/screenshots/${id}/image`);
  const small = await ask(`/api/screenshots/${id}/image?w=640`);
  if (!row.ok || !file.ok || !small.ok) return false;
  return sha256(Buffer.from(await file.arrayBuffer())) === sha256(image);
}

export async function until(isTrue, patience) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (await isTrue()) return true;
    await sleep(100);
  }
  return false;
}

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
    : [];

/** The file in which the drills' S3 store keeps the bytes of an object. */
const OBJECT = '._S3rver_object';

/**
 * Names of files, from the shared folder or from the store. A mark in the store names an interrupted upload, which a
 * worker removes an hour later; nothing here is that old.
 */
function filesOf({ dataDir, s3Folder }) {
  const here = join(dataDir, 'files');
  const files = s3Folder ? join(s3Folder, 'shots') : here;
  const names = (kind) =>
    filesBelow(join(files, kind))
      .filter((name) => !s3Folder || name.endsWith(OBJECT))
      .map((name) => name.replace(OBJECT, ''));
  const marked = new Set(s3Folder ? names('pending') : []);
  const isSettled = (name) => !marked.has(idOf(name));
  return {
    originals: names('original').filter(isSettled),
    made: ['w640', 'w320', 'view'].flatMap(names).filter(isSettled),
    pending: filesBelow(join(here, 'pending')),
  };
}

const idOf = (name) => name.replace(/\.webp.*$/, '');

function databaseUrlOf(product) {
  /** @type {typeof import('../../server/infra/database/embedded/start-embedded-postgres.js')} */
  const { findRunningPostgres } = requireTypeScript(
    'server/infra/database/embedded/start-embedded-postgres.ts',
  );
  return product.databaseUrl ?? findRunningPostgres(product.dataDir);
}

/** A job that lost a worker and is done again. After the third loss it is given up on purpose. */
const REPEATED = `select id from jobs where state = 'running' and attempts > 1`;

/** No kill may meet a job that has lost a worker before. */
export async function untilNothingIsRepeated(product) {
  await until(async () => (await query(product, REPEATED)).length === 0, 60_000);
}

/** The rows of one statement, on a connection of its own. */
export async function query(product, text) {
  const client = new pg.Client({ connectionString: databaseUrlOf(product) });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

/** Checks that rows, files and counters agree. */
export async function inspect(product, figures, problems) {
  const client = new pg.Client({ connectionString: databaseUrlOf(product) });
  await client.connect();
  try {
    const rows = (await client.query('select id from screenshots')).rows.map(({ id }) => id);
    const { originals, made, pending } = filesOf(product);
    const known = new Set(rows);
    const orphans = [...originals, ...made.map(idOf)].filter((id) => !known.has(id));
    figures.orphans = orphans.length + pending.length;
    if (figures.orphans > 0) problems.push(`${figures.orphans} files without a row`);
    if (originals.length !== rows.length)
      problems.push(`${rows.length} rows, ${originals.length} files`);
    const drift = await client.query(`
      select count(*)::int as n from workspaces w where screenshot_count <>
        (select count(*) from screenshots s where s.workspace_id = w.id and s.deleted_at is null)`);
    const usage = await client.query(`
      select count(*)::int as n from usage_records u where screenshots_uploaded <>
        (select count(*) from screenshots s where s.uploaded_by_id = u.user_id)`);
    const twice = await client.query(`
      select count(*)::int as n from (select screenshot_id, tag_id from screenshot_tags
        group by 1, 2 having count(*) > 1) as t`);
    figures.drift = drift.rows[0].n + usage.rows[0].n + twice.rows[0].n;
    if (figures.drift > 0) problems.push(`${figures.drift} counters are wrong`);
  } finally {
    await client.end();
  }
}
