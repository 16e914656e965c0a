// P15: what a second machine costs: two APIs behind nginx against one, and two workers against one, on one PostgreSQL,
// one Redis and one S3 store. Processor time counts in all of them.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { seedRows } from '../../scripts/lib/seed-rows.mjs';
import { startCluster } from '../drills/cluster.mjs';
import { query, until } from '../drills/inspect.mjs';
import { built } from '../drills/product.mjs';
import { freePort } from '../support/free-port.mjs';
import { givePlan, WITH_OPERATOR } from '../support/give-plan.mjs';
import { cpuSeconds } from './cpu.mjs';
import { median, ROUNDS, signIn, withFloor } from './lib.mjs';
import { FIRST_PAGE } from './list.mjs';
import { judge } from './measures.mjs';
import { pages } from './processing.mjs';
import { png, upload } from './uploads.mjs';

/** A fall of the work per second by a tenth. */
const BAR = 1.11;
const ROWS = 10_000;
const REQUESTS = 1_500;
/** Rounds until both processes have compiled what is asked, and each of their connections has planned it. */
const WARM_UPS = 4;
const PATIENCE_MS = 120_000;
const EMAIL = 'machines@example.com';
const LIMITS = {
  ...WITH_OPERATOR,
  OCR_ASSIST: 'off',
  RATE_LIMIT_SIGN_IN: '100000',
  RATE_LIMIT_REQUESTS: '100000000',
  RATE_LIMIT_IMAGES: '100000000',
  RATE_LIMIT_UPLOADS: '100000000',
};

/**
 * One port in front of the first program, and one in front of both.
 * @param {any} cluster
 * @param {{ name: string, urls: string[], live: string }} programs `live` is the path of an answer that tells that they run.
 */
async function startNginx(cluster, { name: part, urls: programs, live }) {
  const folder = join(cluster.dataDir, part);
  mkdirSync(folder);
  const [one, both] = [await freePort(), await freePort()];
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const group = (name, urls) =>
    `upstream ${name} { keepalive 32; ${urls.map((url) => `server 127.0.0.1:${new URL(url).port};`).join(' ')} }`;
  const server = (port, name) =>
    `server { listen 127.0.0.1:${port}; client_max_body_size 32m; location / {
       proxy_pass http://${name}; proxy_http_version 1.1; proxy_set_header Connection "";
       proxy_set_header Host localhost; proxy_request_buffering off; proxy_max_temp_file_size 0; } }`;
  const file = join(folder, 'nginx.conf');
  const lines = [
    `user root; daemon off; worker_processes 1; error_log stderr; pid ${join(folder, 'pid')};`,
    'events {}',
    'http { access_log off; keepalive_requests 1000000;',
    ...places.map((name) => `${name}_temp_path ${join(folder, name)};`),
    ...[group('one', programs.slice(0, 1)), group('both', programs)],
    ...[server(one, 'one'), server(both, 'both'), '}'],
  ];
  writeFileSync(file, lines.join('\n'));
  execFileSync('nginx', ['-t', '-q', '-c', file, '-p', folder]);
  cluster.parts[part] = () =>
    spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  cluster.start(part);
  const urls = [one, both].map((port) => `http://127.0.0.1:${port}`);
  const isUp = async () => (await fetch(`${urls[0]}${live}`).catch(() => null))?.ok;
  if (!(await until(isUp, PATIENCE_MS))) throw new Error('nginx does not answer');
  return urls;
}

/** A person whose plan allows as many images as are read here. */
async function signUp(cluster) {
  const [url] = cluster.urls;
  const cookie = await signIn(url, EMAIL);
  await givePlan({ url }, EMAIL, 'Platinum');
  const [ids] = await query(
    cluster,
    `select w.id as "workspaceId", u.id as "userId" from users u join workspaces w on w.owner_id = u.id
     where u.email = '${EMAIL}'`,
  );
  return { headers: { cookie }, ...ids };
}

/** Generated screenshots for the person. */
async function fill(cluster, { workspaceId, userId }) {
  const client = new pg.Client({ connectionString: cluster.databaseUrl });
  await client.connect();
  await seedRows(client, { workspaceId, userId, rows: ROWS }, () => undefined);
  const { rebuildCounters } = createRequire(import.meta.url)(built('operator-context.js'));
  await rebuildCounters(cluster.databaseUrl, workspaceId);
  await client.query('vacuum analyze');
  await client.end();
}

const allRead = async (cluster) =>
  (await query(cluster, `select 1 from jobs where state in ('queued', 'running')`)).length === 0;

/** Processor seconds of these processes, of the database and of what all of them use. */
function costOf(cluster, processes) {
  const pids = [...processes, cluster.pidOf('redis'), cluster.pidOf('store')];
  const [first, ...others] = pids;
  return others.reduce(
    (sum, pid) => sum + cpuSeconds(pid, 'none'),
    cpuSeconds(first, cluster.dataDir),
  );
}

/** A page of the list, a search, the dashboard, a month, and a picture out of the store: people ask these most. */
const mixOf = (id) => [
  ...[FIRST_PAGE, FIRST_PAGE, `${FIRST_PAGE}&q=rebabe`, '/dashboard?tz=Europe/Berlin'],
  ...['/calendar?year=2026&month=5&tz=Europe/Berlin', `/screenshots/${id}/image?w=640`],
];

async function answer(cluster, { url, paths, headers, pids }) {
  const before = costOf(cluster, pids);
  const requests = paths.map((path) => ({ path }));
  const { non2xx, errors } = await autocannon({
    ...{ url, headers, requests, amount: REQUESTS, connections: 10 },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx + errors} requests were refused`);
  return costOf(cluster, pids) - before;
}

/** Of two programs behind nginx to the first of them, with what is asked of both. */
async function ratiosOf(cluster, { name, urls, live, pids, paths, headers }) {
  const [one, both] = await startNginx(cluster, { name, urls, live });
  const nginx = cluster.pidOf(name);
  const found = [];
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const few = await answer(cluster, { url: one, paths, headers, pids: [pids[0], nginx] });
    const many = await answer(cluster, { url: both, paths, headers, pids: [...pids, nginx] });
    if (round >= 0) found.push(many / few);
  }
  return found;
}

async function apiRatios(cluster, headers) {
  const at = `${cluster.urls[0]}/api/screenshots/upload`;
  const { screenshot_id: id } = await upload(at, headers, await png(Date.now() % 1e8));
  const paths = mixOf(id).map((path) => `/api${path}`);
  const pids = ['api-1', 'api-2'].map((name) => cluster.pidOf(name));
  const { urls } = cluster;
  return ratiosOf(cluster, { name: 'nginx', urls, live: '/api/health/live', pids, paths, headers });
}

/** The same of bare programs that send a page of the list: what two processes cost on this machine, whatever they do. */
const bareRatios = (cluster, { workspaceId }) => {
  const env = { DATABASE_URL: cluster.databaseUrl, WORKSPACE: workspaceId };
  return withFloor('list', env, (first) =>
    withFloor('list', env, (second) => {
      const [urls, pids] = [
        [first.url, second.url],
        [first.pid, second.pid],
      ];
      const asked = { urls, live: '/list', pids, paths: ['/list'], headers: {} };
      return ratiosOf(cluster, { name: 'bare-nginx', ...asked });
    }),
  );
};

/** Processor seconds of uploads until they are read. */
async function read(cluster, headers, workers) {
  const images = await pages();
  const pids = ['api-1', ...workers].map((name) => cluster.pidOf(name));
  const before = costOf(cluster, pids);
  for (const image of images)
    await upload(`${cluster.urls[0]}/api/screenshots/upload`, headers, image);
  if (!(await until(() => allRead(cluster), PATIENCE_MS))) throw new Error('images are not read');
  return costOf(cluster, pids) - before;
}

async function workerRatios(cluster, headers) {
  const found = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    await cluster.end('worker-2');
    const one = await read(cluster, headers, ['worker-1']);
    await cluster.restart('worker-2');
    // A worker starts its engine with its first image.
    await read(cluster, headers, ['worker-1', 'worker-2']);
    const two = await read(cluster, headers, ['worker-1', 'worker-2']);
    if (round >= 0) found.push(two / one);
  }
  return found;
}

export async function manyMachines() {
  const cluster = await startCluster(LIMITS, { isS3: true });
  try {
    const person = await signUp(cluster);
    const reading = await workerRatios(cluster, person.headers);
    const images = judge('P15', 'CPU per image, two workers / one', reading, BAR);
    // They would look through the generated texts meanwhile.
    for (const name of ['worker-1', 'worker-2']) await cluster.end(name);
    await fill(cluster, person);
    const requests = await apiRatios(cluster, person.headers);
    const verdict = judge('P15', 'CPU per request, two APIs behind nginx / one', requests, BAR);
    const bare = await bareRatios(cluster, person);
    console.log(`     two bare programs behind nginx / one: ${median(bare).toFixed(2)}`);
    return [images, verdict];
  } finally {
    await cluster.stop();
  }
}
