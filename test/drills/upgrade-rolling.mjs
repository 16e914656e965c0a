// A rolling start: an old process serves while a new one migrates the database and serves beside it.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { freePort } from '../support/free-port.mjs';
import { OWNER } from './lived-in.mjs';
import { buildRelease, commitOf } from './old-release.mjs';
import {
  archiveOf,
  built,
  newFolder,
  operate,
  run,
  signIn,
  sleep,
  uniqueImage,
  untilHealthy,
  upload,
} from './product.mjs';

const SECRET = 'a secret that all processes of the drill share';
/** Rounds of work at the old process after the new one is there. */
const SIDE_BY_SIDE = 12;
const LISTS = ['/api/screenshots', '/api/trash', '/api/tags', '/api/collections', '/api/teams'];

/** A program of either version, with everything that it prints. */
function startProgram(file, env) {
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const url = `http://localhost:${env.PORT}`;
  return {
    url,
    log: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const asJson = (body) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The work of a person at one process; each answer that is not a success is a problem. */
async function workAt(ask, say) {
  const expect = async (what, wanted, answer) => {
    const { status } = answer;
    if (status !== wanted) say(`${what} answered ${status}: ${await answer.text()}`);
    return answer;
  };
  for (const path of LISTS) await expect(path, 200, await ask(path));
  const stored = await expect('an upload', 201, await upload(ask, await uniqueImage('rolling')));
  const { screenshot_id: id } = await stored.json().catch(() => ({}));
  if (id === undefined) return null;
  const path = `/api/screenshots/${id}`;
  await expect('an image', 200, await ask(`${path}/image?w=320`));
  const title = asJson({ ai_generated_title: 'Rolling' });
  await expect('a title', 200, await ask(path, { method: 'PATCH', ...title }));
  const tags = asJson({ tags: ['rolling'] });
  await expect('tags', 200, await ask(`${path}/tags`, { method: 'PUT', ...tags }));
  await expect('a search', 200, await ask('/api/screenshots?q=rolling'));
  await expect('a deletion', 204, await ask(path, { method: 'DELETE' }));
  await expect('its undoing', 200, await ask(`${path}/restore`, { method: 'POST' }));
  return id;
}

/** The first lines of a log that tell of faults. */
const faultsIn = (log) => (log.match(/^.*"level":50.*$/gm) ?? []).slice(0, 5);

/** Works on at the old process until the new one has served for a while; returns the ids of its uploads. */
async function workMeanwhile(ask, fresh, say) {
  const ids = [];
  let left = SIDE_BY_SIDE;
  let isThere = false;
  const healthy = untilHealthy(fresh).then(() => (isThere = true));
  while (left > 0) {
    ids.push(await workAt(ask, say));
    if (isThere) left -= 1;
    // Gives the answer of the health check a turn, and ends this when the new process never comes.
    await Promise.race([healthy, sleep(50)]);
  }
  return ids;
}

async function seenFrom(ask, ids) {
  const rows = await (await ask('/api/screenshots')).json();
  const known = new Set(rows.map(({ id }) => id));
  return ids.every((id) => known.has(id));
}

async function roll(version, release, place, say) {
  const { dataDir, databaseUrl } = place;
  const shared = {
    ...process.env,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    OCR_WORKERS: '1',
    RATE_LIMIT_SIGN_IN: '100000',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: SECRET,
  };
  const sandboxPort = String(await freePort());
  const oldEnv = { ...shared, PORT: String(await freePort()), SANDBOX_PORT: sandboxPort };
  const archive = ['restore', archiveOf(version), '--yes'];
  await run(release.program('cli/main.js'), archive, { ...oldEnv, PORT: '1' });
  const old = startProgram(release.program('server/start.js'), oldEnv);
  const newEnv = {
    ...shared,
    PORT: String(await freePort()),
    PUBLIC_URL: old.url,
    SANDBOX_PORT: sandboxPort,
    SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
  };
  let fresh;
  try {
    await untilHealthy(old);
    const ask = await signIn(old, OWNER);
    await workAt(ask, (text) => say(`before the upgrade ${text}`));
    fresh = startProgram(built('api.js'), newEnv);
    const ids = await workMeanwhile(ask, fresh, (text) => say(`at the old process ${text}`));
    const there = ask.at(fresh.url);
    const more = await workAt(there, (text) => say(`at the new process ${text}`));
    if (!(await seenFrom(there, ids))) say('the new process does not show uploads of the old one');
    if (!(await seenFrom(ask, [more]))) say('the old process does not show uploads of the new one');
    await old.stop();
    await workAt(there, (text) => say(`after the old process ended ${text}`));
    return ids.length;
  } finally {
    await old.stop();
    await fresh?.stop();
    for (const line of faultsIn(old.log())) console.error(`  log of ${version}: ${line}`);
  }
}

/** Counters of columns that the old process does not know are counted again, and then everything agrees. */
async function checkAfter({ dataDir, databaseUrl }) {
  const env = { DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET };
  await operate(dataDir, ['fsck', '--repair', '--yes'], env);
  await operate(dataDir, ['fsck'], env);
}

/** The release built from its commit and today's code, side by side on one database. */
export async function rollFrom(version, problems) {
  const commit = commitOf(version);
  if (commit === null) {
    const cure = 'in a clone: git fetch --unshallow';
    console.log(`· ${version} did not serve beside today's code: its commit is not here (${cure})`);
    return;
  }
  const { startEmbeddedPostgres } = requireTypeScript(
    'server/infra/database/embedded/start-embedded-postgres.ts',
  );
  const dataDir = newFolder();
  const files = join(dataDir, 'files-of-both');
  mkdirSync(files);
  const release = buildRelease(commit);
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    const place = { dataDir: files, databaseUrl: database.url };
    const faults = [];
    const rounds = await roll(version, release, place, (text) => faults.push(text));
    await checkAfter(place);
    problems.push(...faults.map((text) => `beside ${version}: ${text}`));
    const verdict = faults.length === 0 ? '✓' : '✕';
    const name = `${version} (${commit.slice(0, 7)})`;
    console.log(`${verdict} ${name} worked ${rounds} rounds while today's code took over`);
  } finally {
    await database.stop();
    release.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
