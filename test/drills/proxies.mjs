// The blocks of docs/reverse-proxies.md, in the real nginx and Caddy, in front of the built product.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { freePort } from '../support/free-port.mjs';
import { newFolder, sleep, startProduct } from './product.mjs';

const PAGE = fileURLToPath(new URL('../../docs/reverse-proxies.md', import.meta.url));
const NAME = 'shots.example.com';
const ORIGIN = `https://${NAME}`;
const FORGED = '203.0.113.9';
/** An address of the loopback that is not the proxy's own. */
const CLIENT = '127.0.0.2';
const PATIENCE_MS = 15_000;
const MB = 1024 * 1024;
const EVENT_MS = 5_000;
/** Later than this, an event was held back until something else came. */
const HELD_BACK_MS = 1_000;

function block(language) {
  const found = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readFileSync(PAGE, 'utf8'));
  if (!found) throw new Error(`docs/reverse-proxies.md has no block of ${language}`);
  return found[1];
}

function certificateIn(folder) {
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const names = ['-subj', `/CN=${NAME}`, '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...args, ...names], { stdio: 'ignore' });
  return { certificate, key };
}

function nginx({ folder, port, target }) {
  const { certificate, key } = certificateIn(folder);
  const server = block('nginx')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('http://127.0.0.1:3000', target)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const places = bodies.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n');
  const file = join(folder, 'nginx.conf');
  const head = `user root;\ndaemon off;\nerror_log stderr;\npid ${join(folder, 'pid')};\nevents {}\n`;
  writeFileSync(file, `${head}http {\naccess_log off;\n${places}\n${server}}\n`);
  execFileSync('nginx', ['-t', '-q', '-c', file, '-p', folder]);
  return ['nginx', ['-c', file, '-p', folder]];
}

function caddy({ folder, port, target }) {
  const site = block('caddyfile').replace('127.0.0.1:3000', target.replace('http://', ''));
  const options = [`https_port ${port}`, 'auto_https disable_redirects', 'admin off'];
  const globals = [
    ...options,
    'local_certs',
    'skip_install_trust',
    `storage file_system ${folder}`,
  ];
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n${globals.join('\n')}\n}\n${site}`);
  const program = process.env.CADDY ?? 'caddy';
  execFileSync(program, ['validate', '--config', file], { stdio: 'ignore' });
  return [program, ['run', '--config', file]];
}

/** Requests of a browser to the public name, which arrive at the proxy's port. */
class Client {
  #agent = new Agent({ keepAlive: true });
  #cookies = new Map();

  constructor(port) {
    this.port = port;
  }

  /**
   * Resolves with the answer as soon as its head is there.
   * @param {string} path
   * @param {{ method?: string; headers?: Record<string, string>; body?: string | Buffer }} [wishes]
   * @returns {Promise<import('node:http').IncomingMessage>}
   */
  open(path, { method = 'GET', headers = {}, body } = {}) {
    return new Promise((done, fail) => {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const sent = { host: NAME, origin: ORIGIN, cookie, 'x-forwarded-for': FORGED, ...headers };
      const place = { host: '127.0.0.1', port: this.port, localAddress: CLIENT, servername: NAME };
      const tls = { agent: this.#agent, rejectUnauthorized: false };
      const call = request({ ...place, ...tls, path, method, headers: sent }, (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line);
        done(answer);
      });
      call.on('error', fail);
      call.end(body);
    });
  }

  #keep(line) {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value.join('='));
  }

  async json(path, options) {
    const answer = await this.open(path, options);
    let text = '';
    for await (const chunk of answer) text += chunk;
    const isJson = /json/.test(answer.headers['content-type'] ?? '');
    return { status: answer.statusCode, body: isJson ? JSON.parse(text) : text };
  }

  post(path, value) {
    const headers = { 'content-type': 'application/json' };
    return this.json(path, { method: 'POST', headers, body: JSON.stringify(value) });
  }

  async upload(image) {
    const form = new FormData();
    form.append('team_id', '');
    form.append('file', new Blob([image]), 'large.png');
    const packed = new Response(form);
    const body = Buffer.from(await packed.arrayBuffer());
    const type = packed.headers.get('content-type') ?? '';
    const headers = { 'content-type': type, 'content-length': String(body.length) };
    return this.json('/api/screenshots/upload', { method: 'POST', headers, body });
  }

  end() {
    this.#agent.destroy();
  }
}

/** A PNG of noise, which no compression makes smaller. */
function noise(bytes) {
  const side = Math.floor(Math.sqrt(bytes / 3));
  const raw = { width: side, height: side, channels: /** @type {3} */ (3) };
  return sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function signIn(client) {
  const { body } = await client.json('/api/oauth/google/redirect_url');
  const address = `${body.redirectUrl}&prompt=none&login_hint=ada%40example.com`;
  const back = (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '';
  const { origin, searchParams } = new URL(back);
  const [code, state] = [searchParams.get('code'), searchParams.get('state')];
  const { status } = await client.post('/api/sessions', { code, state });
  return origin === ORIGIN && status === 201;
}

/** Resolves with the moment at which the word has arrived in the stream. */
async function arrivalOf(word, stream) {
  let text = '';
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    text += chunk;
    if (text.includes(word)) return performance.now();
  }
  return Infinity;
}

async function tryOut(client, check) {
  check('a page', (await client.json('/about')).status === 200);
  check('sign-in through the sandbox', await signIn(client));
  const events = await client.open('/api/events');
  const arrival = arrivalOf('"created"', events);
  const large = await noise(24 * MB);
  const stored = await client.upload(large);
  check(`an upload of ${(large.length / MB).toFixed(1)} MB`, stored.status === 201);
  const answered = performance.now();
  const arrived = await Promise.race([arrival, sleep(EVENT_MS).then(() => Infinity)]);
  const late = Math.max(0, Math.round(arrived - answered));
  check(`its event, ${late} ms after the answer`, late < HELD_BACK_MS);
  const shot = await client.open(`/api/screenshots/${stored.body.screenshot_id}/image`);
  let bytes = 0;
  for await (const chunk of shot) bytes += chunk.length;
  check('the same bytes back', bytes === large.length);
  const refused = await client.upload(await noise(26 * MB));
  check('26 MB refused by the product', refused.status === 413 && Boolean(refused.body.error));
  await sayWhoAsks(client, check);
  const { status } = await client.json('/api/logout');
  events.destroy();
  check('sign-out', status < 300 && (await client.json('/api/users/me')).status === 401);
}

/** A device that asks to be connected is shown with its address: the client's, never a forged one. */
async function sayWhoAsks(client, check) {
  const started = await client.post('/api/cli/pairings', { device_name: 'drill' });
  const shown = await client.json(`/api/cli/pairings/${started.body.code}/request`);
  check(`a forged address is not believed (${shown.body.address})`, shown.body.address === CLIENT);
}

async function untilOpen(client) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await client.json('/api/health').catch(() => null);
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new Error('the proxy does not answer');
}

async function tryProxy(name, prepare, product, problems) {
  const folder = join(product.dataDir, `proxy-${name}`);
  mkdirSync(folder);
  const port = await freePort();
  let program, args;
  try {
    [program, args] = prepare({
      folder,
      port,
      target: product.url.replace('localhost', '127.0.0.1'),
    });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    return problems.push(`${name} is not installed`);
  }
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
  let output = '';
  child.stderr.on('data', (text) => (output += text));
  const client = new Client(port);
  const check = (what, isGood) => {
    console.log(`${isGood ? '✓' : '✕'} ${name}: ${what}`);
    if (!isGood) problems.push(`${name}: ${what}`);
  };
  try {
    await untilOpen(client);
    await tryOut(client, check);
  } catch (error) {
    problems.push(`${name}: ${error.message}\n${output}`);
  } finally {
    client.end();
    child.kill('SIGTERM');
  }
}

export async function drill() {
  const problems = [];
  const env = { PUBLIC_URL: ORIGIN, TRUST_PROXY: '1' };
  const dataDir = newFolder();
  const product = await startProduct({ dataDir, env });
  try {
    await tryProxy('nginx', nginx, product, problems);
    await tryProxy('caddy', caddy, product, problems);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return problems;
}
