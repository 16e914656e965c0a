// The product on several machines: two APIs and two workers on one database, one Redis, one folder of files.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { freePort } from '../support/free-port.mjs';
import { built, sleep, untilHealthy } from './product.mjs';

const SECRET = 'a secret that all processes of the drill share';

/** With `isS3` the files are in an S3 store instead of a shared folder. */
export async function startCluster(limits, { isS3 = false } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shotvault-machines-'));
  const { startEmbeddedPostgres } = requireTypeScript(
    'server/infra/database/embedded/start-embedded-postgres.ts',
  );
  const startDatabase = (port) => startEmbeddedPostgres({ dataDir, port });
  const database = await startDatabase();
  const ports = { sandbox: await freePort(), mail: await freePort(), redis: await freePort() };
  const apis = { 'api-1': await freePort(), 'api-2': await freePort() };
  const urls = Object.values(apis).map((port) => `http://localhost:${port}`);
  const s3 = isS3 ? { port: await freePort(), folder: join(dataDir, 's3') } : null;
  const shared = {
    ...process.env,
    ...limits,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    OCR_WORKERS: '1',
    MALLOC_ARENA_MAX: '2',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}/0`,
    SESSION_SECRET: SECRET,
    PUBLIC_URL: urls[0],
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.mail),
    SANDBOX_URL: `http://127.0.0.1:${ports.sandbox}`,
    ...(s3 && s3Environment(s3.port)),
  };
  const node = (door, env) => () =>
    spawn(process.execPath, [built(door)], { env, stdio: [...STDIO, 'ipc'] });
  const place = { dataDir, databaseUrl: database.url, urls, s3Folder: s3?.folder };
  const cluster = new Cluster(place, database, startDatabase);
  if (s3) cluster.parts.store = store(s3);
  cluster.parts.sandbox = node('../sandbox/main.js', sandboxEnvironment(shared, apis['api-1']));
  cluster.parts.redis = redis(ports.redis, dataDir);
  for (const [name, port] of Object.entries(apis))
    cluster.parts[name] = node('api.js', { ...shared, PORT: String(port) });
  for (const name of ['worker-1', 'worker-2']) cluster.parts[name] = node('worker.js', shared);
  // All at once: the first one migrates, and the others wait.
  for (const name of Object.keys(cluster.parts)) cluster.start(name);
  try {
    await cluster.untilHealthy();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

/** @type {('ignore' | 'pipe')[]} */
const STDIO = ['ignore', 'pipe', 'pipe'];

function redis(port, dataDir) {
  const folder = join(dataDir, 'redis');
  mkdirSync(folder);
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', folder];
  return () => spawn('redis-server', settings, { stdio: STDIO });
}

const s3Environment = (port) => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'shots',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});

function store({ port, folder }) {
  mkdirSync(folder);
  const program = fileURLToPath(new URL('s3-store.mjs', import.meta.url));
  const env = { PATH: process.env.PATH, PORT: String(port), FOLDER: folder };
  return () => spawn(process.execPath, [program], { env, stdio: STDIO });
}

function sandboxEnvironment(shared, apiPort) {
  const { sandboxSecrets, SANDBOX_CLIENT_ID } = requireTypeScript(
    'server/infra/config/sandbox-secrets.ts',
  );
  const { SANDBOX_MAIL_USER } = requireTypeScript('server/infra/config/mail-config.ts');
  const secrets = sandboxSecrets(SECRET);
  return {
    PATH: process.env.PATH,
    SANDBOX_PORT: shared.SANDBOX_PORT,
    SANDBOX_SMTP_PORT: shared.SANDBOX_SMTP_PORT,
    SANDBOX_DIR: join(shared.DATA_DIR, 'sandbox'),
    SANDBOX_CLIENT_ID,
    SANDBOX_CLIENT_SECRET: secrets.clientSecret,
    SANDBOX_STRIPE_KEY: secrets.stripeKey,
    SANDBOX_MAIL_USER,
    SANDBOX_MAIL_SECRET: secrets.mailSecret,
    SANDBOX_WEBHOOK_SECRET: secrets.webhookSecret,
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/webhooks/stripe`,
    PUBLIC_URL: shared.PUBLIC_URL,
  };
}

/** Programs by name; each can be stopped or killed, and started again. */
class Cluster {
  parts = {};
  output = '';
  #running = {};

  #database;
  #startDatabase;

  constructor({ dataDir, databaseUrl, urls, s3Folder }, database, startDatabase) {
    this.dataDir = dataDir;
    this.databaseUrl = databaseUrl;
    this.urls = urls;
    this.s3Folder = s3Folder;
    this.#database = database;
    this.#startDatabase = startDatabase;
  }

  killDatabase() {
    const [folder] = readdirSync(this.dataDir).filter((name) => /^pg\d+$/.test(name));
    const [pid] = readFileSync(join(this.dataDir, folder, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  /** Restarts it under the same address. */
  async restartDatabase() {
    this.#database = await this.#startDatabase(this.#database.port);
  }

  start(name) {
    const child = this.parts[name]();
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (this.output += `${name}: ${chunk}`));
    child.ready = new Promise((done) => child.once('message', done));
    child.gone = new Promise((done) => child.once('exit', (code) => done(code)));
    this.#running[name] = child;
  }

  pidOf(name) {
    return this.#running[name].pid;
  }

  /** Returns the exit code and the duration. */
  async end(name, signal = 'SIGTERM') {
    const child = this.#running[name];
    const began = performance.now();
    child.kill(signal);
    const code = await child.gone;
    return { code, ms: performance.now() - began };
  }

  async restart(name) {
    this.start(name);
    await this.untilReady(name);
  }

  /** Fails when the program ends instead. */
  async untilReady(name) {
    if (!/^(api|worker)/.test(name)) return;
    const { ready, gone } = this.#running[name];
    const ended = gone.then((code) => `${name} ended with ${code} instead of starting`);
    const failure = await Promise.race([ready.then(() => ''), ended]);
    if (failure) throw new Error(failure);
  }

  async untilHealthy() {
    for (const url of this.urls) await untilHealthy({ url, log: () => this.output });
    for (const name of Object.keys(this.parts)) await this.untilReady(name);
  }

  async stop() {
    const children = Object.values(this.#running);
    for (const child of children) child.kill('SIGTERM');
    const late = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), 10_000);
    await Promise.all(children.map(({ gone }) => gone));
    clearTimeout(late);
    await this.#database.stop();
    await sleep(50);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
