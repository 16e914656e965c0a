// The statements of a request, so that a bare program can send the same ones: what is left is the cost of our code.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { median, rightBody, withFloor } from './lib.mjs';
import { cpuRatios } from './measures.mjs';

/** The log is written by the database's own process. */
const LOG_MS = 300;
const ENTRY = /^\d{4}-\d\d-\d\d /;
const EXECUTED = /LOG: {2}duration: .* ms {2}execute (.+?): (.*)$/s;
const TRANSACTION = /^(?:begin|commit|rollback)\b/i;
const VALUE = /\$\d+ = (?:NULL|'((?:[^']|'')*)')/g;

/** Entries of a log: a line with a time, and the lines below it. */
function entriesOf(log) {
  const entries = [];
  for (const line of log.split('\n')) {
    if (ENTRY.test(line)) entries.push(line);
    else entries.push(`${entries.pop() ?? ''}\n${line}`);
  }
  return entries;
}

const valuesOf = (detail) =>
  [...detail.matchAll(VALUE)].map(([, value]) => value?.replaceAll("''", "'") ?? null);

/**
 * The prepared statements of these names with the values that `ask` sent them with, each as `{ name, text, values }`. The
 * database is the built-in one of `dataDir`, whose log is read. Throws when one of them was not sent.
 * @param {{ databaseUrl: string, dataDir: string }} database
 * @param {string[]} names
 * @param {() => Promise<unknown>} ask
 */
async function statementsOf(database, names, ask) {
  const entries = await logged(database, ask);
  return names.map((name) => statementOf(entries, name));
}

/**
 * All statements that `ask` sent, in order, with their values; those that begin and end a transaction are left out.
 * @param {{ databaseUrl: string, dataDir: string }} database
 * @param {() => Promise<unknown>} ask
 */
export async function everyStatement(database, ask) {
  const entries = await logged(database, ask);
  return entries.flatMap((entry, at) => {
    const text = EXECUTED.exec(entry)?.[2];
    if (text === undefined || TRANSACTION.test(text)) return [];
    return [{ name: `statement ${at}`, text, values: valuesOf(entries[at + 1] ?? '') }];
  });
}

/** Entries that the database writes to its log while `ask` runs. */
async function logged({ databaseUrl, dataDir }, ask) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const log = join(dataDir, 'pg18.log');
  const set = async (setting) => {
    await client.query(`alter system ${setting}`);
    await client.query('select pg_reload_conf()');
    await wait(LOG_MS);
  };
  try {
    await set('set log_min_duration_statement = 0');
    const from = readFileSync(log).length;
    await ask();
    await wait(LOG_MS);
    return entriesOf(readFileSync(log).subarray(from).toString());
  } finally {
    await set('reset log_min_duration_statement');
    await client.end();
  }
}

function statementOf(entries, name) {
  const at = entries.findIndex((entry) => EXECUTED.exec(entry)?.[1] === name);
  const text = EXECUTED.exec(entries[at] ?? '')?.[2];
  if (text === undefined) throw new Error(`the statement "${name}" was not sent`);
  return { name, text, values: valuesOf(entries[at + 1] ?? '') };
}

/**
 * Prints what a bare program takes that sends the statements of our answer and its bytes, beside `floor`: no program of
 * ours can cost less. The bytes stay in memory, or are read for each answer (`isRead`).
 * @param {{ url: string, pid: number, dataDir: string, headers: Record<string, string> }} ours
 * @param {{ url: string, pid: number, dataDir: string }} floor
 * @param {{ databaseUrl: string, names: string[], isRight: (body: Buffer) => boolean, isRead?: boolean, requests?: number }} answer
 */
export async function printLeast(ours, floor, answer) {
  const { databaseUrl, names, isRight, isRead = false, requests } = answer;
  const { url, headers, dataDir } = ours;
  let body = Buffer.of();
  let contentType = '';
  const ask = async () => {
    const given = await fetch(url, { headers });
    contentType = given.headers.get('content-type') ?? '';
    body = await rightBody(given, isRight);
  };
  const statements = await statementsOf({ databaseUrl, dataDir }, names, ask);
  const folder = mkdtempSync(join(tmpdir(), 'shotvault-least-'));
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const env = {
    DATABASE_URL: databaseUrl,
    STATEMENTS: JSON.stringify(statements),
    FILE: file,
    IS_READ: isRead ? 'yes' : 'no',
    CONTENT_TYPE: contentType,
  };
  try {
    const ratios = await withFloor('same', env, (same) =>
      cpuRatios({ url: `${same.url}/`, pid: same.pid, dataDir }, floor, isRight, { requests }),
    );
    console.log(`     its statements and bytes alone / floor: ${median(ratios).toFixed(2)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
