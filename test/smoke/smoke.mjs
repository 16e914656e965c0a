// Starts the build as a person would, signs in, stores one image, downloads it and stops everything.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { freePort } from '../support/free-port.mjs';

const START = fileURLToPath(new URL('../../dist/server/start.js', import.meta.url));
const PATIENCE_MS = 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'shotvault-smoke-'));
const port = await freePort();
const base = `http://localhost:${port}`;
const server = startServer();

try {
  await isReady();
  await pagesAreReadyMade();
  await undecodableAddressIsUnknown();
  const image = await pngOf('#3366aa');
  const cookie = await signIn('smoke@example.com');
  const { id } = await upload(image, cookie);
  const stored = await get(`/api/screenshots/${id}/image`, cookie);
  assert.equal(stored.status, 200);
  assert.deepEqual(Buffer.from(await stored.arrayBuffer()), image, 'the image came back changed');
  assert.equal((await get(`/api/screenshots/${id}/image`, '')).status, 401);
  await stopServer();
  console.log('Signed in, stored one image, got it back, stopped; no process is left.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  killEverything();
  rmSync(dataDir, { recursive: true, force: true });
}

function startServer() {
  const {
    GOOGLE_CLIENT_ID: _id,
    GOOGLE_CLIENT_SECRET: _secret,
    DATABASE_URL: _url,
    ...env
  } = process.env;
  return spawn(process.execPath, [START], {
    env: {
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: base,
      LOG_LEVEL: 'warn',
      SANDBOX: '1',
    },
    // A separate process group, so that it can be stopped as a terminal does it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function isReady() {
  const isSaid = new Promise((done, fail) => {
    server.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      if (text.includes(`Shotvault is ready at ${base}`)) done(undefined);
    });
    server.once('exit', (code) =>
      fail(new Error(`The server ended with ${code} while it started.`)),
    );
    setTimeout(() => fail(new Error('The server is not ready in time.')), PATIENCE_MS).unref();
  });
  await isSaid;
  assert.equal((await get('/api/health', '')).status, 200);
}

/** The bundler once dropped the call that finds such an address, and the framework answered in its own form. */
async function undecodableAddressIsUnknown() {
  const answer = await get('/api/tags/%ff', '');
  assert.equal(answer.status, 401);
  assert.equal((await answer.json()).code, 'not_signed_in');
  assert.ok(answer.headers.get('x-request-id'), 'an error without a request id');
}

async function pagesAreReadyMade() {
  const map = await (await get('/sitemap.xml', '')).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  for (const path of await linkedFromTheFooter())
    assert.ok(addresses.includes(`${base}${path}`), `${path} is not in the map`);
  const titles = new Set();
  for (const address of addresses) {
    const page = await (await fetch(address)).text();
    titles.add(/<title>([^<]+)<\/title>/.exec(page)?.[1]);
    assert.match(page, /<h1[^>]*>[^<]+<\/h1>/, `${address} has no heading`);
    assert.ok(page.includes(`<link rel="canonical" href="${address}">`), `canonical of ${address}`);
    assert.ok(page.includes(`content="${base}/preview.png"`), `picture of ${address}`);
    assert.ok(!page.includes('__PUBLIC_URL__') && !page.includes('noindex'), address);
  }
  assert.equal(titles.size, addresses.length, 'two pages have the same title');
  assert.equal((await get('/preview.png', '')).headers.get('content-type'), 'image/png');
  assert.match(await (await get('/gallery', '')).text(), /<meta name="robots" content="noindex"/);
}

/** The paths of all pages to which every public page leads. */
async function linkedFromTheFooter() {
  const landing = await (await get('/', '')).text();
  const footer = landing.slice(landing.indexOf('<footer'));
  const paths = [...footer.matchAll(/href="(\/[^"?#]*)"/g)].map(([, path]) => path);
  assert.ok(paths.length > 0, 'the footer has no links');
  return paths;
}

async function signIn(email) {
  const begun = await get('/api/oauth/google/redirect_url', '');
  const { redirectUrl } = await begun.json();
  const atProvider = new URL(redirectUrl);
  atProvider.searchParams.set('prompt', 'none');
  atProvider.searchParams.set('login_hint', email);
  const back = new URL(
    (await fetch(atProvider, { redirect: 'manual' })).headers.get('location') ?? '',
  );
  const session = await fetch(`${base}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base, cookie: cookiesOf(begun) },
    body: JSON.stringify({
      code: back.searchParams.get('code'),
      state: back.searchParams.get('state'),
    }),
  });
  assert.equal(session.status, 201, await session.clone().text());
  assert.equal((await session.json()).email, email);
  return cookiesOf(session);
}

async function upload(image, cookie) {
  const form = new FormData();
  form.set('file', new Blob([image], { type: 'image/png' }), 'smoke.png');
  const answer = await fetch(`${base}/api/screenshots/upload`, {
    method: 'POST',
    headers: { origin: base, cookie },
    body: form,
  });
  assert.equal(answer.status, 201, await answer.clone().text());
  return { id: (await answer.json()).screenshot_id };
}

function get(path, cookie) {
  return fetch(base + path, { headers: cookie ? { cookie } : {} });
}

/** The cookies of an answer; a cleared one has an empty value and is left out. */
function cookiesOf(response) {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}

async function stopServer() {
  const start = performance.now();
  const exit = new Promise((done) => server.once('exit', done));
  process.kill(-Number(server.pid), 'SIGTERM');
  assert.equal(await exit, 0, 'the server did not end in peace');
  const seconds = (performance.now() - start) / 1000;
  assert.ok(seconds < 5, `stopping took ${seconds.toFixed(1)} s`);
  assert.deepEqual(processesOfServer(), [], 'processes are left');
}

/** Processes that use our data folder, found by its path in their command line or environment. */
function processesOfServer() {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid)
    .filter((pid) =>
      ['cmdline', 'environ'].some((file) => readText(`/proc/${pid}/${file}`).includes(dataDir)),
    )
    .map(Number);
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended meanwhile, or belongs to another account.
    return '';
  }
}

function killEverything() {
  for (const pid of processesOfServer()) process.kill(pid, 'SIGKILL');
}

function pngOf(background) {
  return sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
}
