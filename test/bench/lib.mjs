// Shared by all figures: the built product with its database, a floor program beside it, verdicts.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { ROOT } from '../../scripts/lib/run.mjs';
import { freePort } from '../support/free-port.mjs';

export const ROUNDS = 5;
/** A verdict on figures with a larger spread would be a guess. */
export const MOST_SPREAD = 0.25;

function start(script, env, isReady) {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`${script} ended with ${code}`)));
    child.stdout.on('data', (text) => isReady.test(String(text)) && done(child));
  });
}

const stopped = (child) =>
  new Promise((done) => {
    child.once('exit', done);
    child.kill('SIGTERM');
  });

/** The built product on a data folder that may be used again; `meanwhile` runs beside its start, `more` is its environment. */
export async function startProduct(dataDir, meanwhile = async (_url) => {}, more = {}) {
  mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_REQUESTS: '100000000',
    RATE_LIMIT_IMAGES: '100000000',
    RATE_LIMIT_UPLOADS: '100000000',
    RATE_LIMIT_SIGN_IN: '100000',
    ...more,
  };
  const url = `http://localhost:${port}`;
  const [child] = await Promise.all([
    start('dist/server/start.js', env, /is ready/),
    meanwhile(url),
  ]);
  return { url, pid: child.pid, dataDir, stop: () => stopped(child) };
}

/**
 * Runs `work` beside a floor program, which ends with it, however it ends.
 * @template Result
 * @param {string} name
 * @param {Record<string, string>} env
 * @param {(floor: { url: string, pid: number }) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withFloor(name, env, work) {
  const port = await freePort();
  const script = `test/bench/floor/${name}.mjs`;
  const child = await start(script, { ...env, PORT: String(port) }, /ready/);
  try {
    return await work({ url: `http://127.0.0.1:${port}`, pid: child.pid });
  } finally {
    await stopped(child);
  }
}

/** The body of an answer; an error, or a wrong body, ends the bench. */
export async function rightBody(answer, isRight) {
  const body = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  if (!isRight(body))
    throw new Error(`${answer.url} answered something else: ${body.subarray(0, 200)}`);
  return body;
}

/** Signs in through the sandbox and returns the cookie. */
export async function signIn(url, email) {
  const first = await fetch(`${url}/api/oauth/google/redirect_url`);
  const login = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { redirectUrl } = await first.json();
  const consent = await fetch(
    `${redirectUrl}&prompt=none&login_hint=${encodeURIComponent(email)}`,
    {
      redirect: 'manual',
    },
  );
  const back = new URL(consent.headers.get('location') ?? '');
  const answer = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie: login },
    body: JSON.stringify({
      code: back.searchParams.get('code'),
      state: back.searchParams.get('state'),
    }),
  });
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
  // The first request creates the personal workspace.
  await fetch(`${url}/api/screenshots?limit=1`, { headers: { cookie } });
  return cookie;
}

/** People who sign in at the same time. */
const AT_ONCE = 8;

/** The cookies of many people. */
export async function cookiesOf(url, count, emailOf) {
  const cookies = [];
  const work = async () => {
    while (cookies.length < count) {
      const at = cookies.push('') - 1;
      cookies[at] = await signIn(url, emailOf(at));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return cookies;
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The median of the ratios of each round, and their spread. */
export function verdict(ratios, bar) {
  const middle = median(ratios);
  const spread = (Math.max(...ratios) - Math.min(...ratios)) / middle;
  const isSure = spread <= MOST_SPREAD;
  const word = !isSure ? 'no verdict' : middle <= bar ? 'ok' : 'OVER';
  return { middle, spread, word };
}

export function print(id, what, { middle, spread, word }, bar) {
  const cells = [
    id.padEnd(4),
    word.padEnd(10),
    middle.toFixed(2).padStart(6),
    `bar ${bar}`.padEnd(8),
    `spread ${(spread * 100).toFixed(0)} %`.padEnd(13),
    what,
  ];
  console.log(cells.join(' '));
}

/** Times of a browser are meaningless when each core has this many programs to run. */
const MOST_LOAD = 3;
export const isBusy = () => loadavg()[0] > MOST_LOAD * availableParallelism();

/** An amount that is not a ratio; returns its verdict. A time gets no verdict while others use the machine. */
export function printAmount(id, unit, what, amount, bar, { isTime = false } = {}) {
  const word = amount <= bar ? 'ok' : isTime && isBusy() ? 'no verdict' : 'OVER';
  const cells = [
    id.padEnd(4),
    word.padEnd(10),
    amount.toFixed(2).padStart(6),
    `bar ${bar} ${unit}`,
  ];
  console.log([...cells, what].join(' '));
  return word;
}
