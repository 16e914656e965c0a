// P11: a folder of a thousand images uploaded by the command line, compared with a bare loop of eight uploads.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { freePort } from '../support/free-port.mjs';
import { printAmount, signIn, startProduct } from './lib.mjs';
import { judge } from './measures.mjs';
import { upload } from './uploads.mjs';

const CLI = 'dist/cli/main.js';
const FILES = 1000;
const HANDS = 8;
const ROUNDS = 3;
const run = promisify(execFile);

/** Unique images, so that each is stored. */
async function makeFiles(folder, seed) {
  mkdirSync(folder);
  for (let n = 0; n < FILES; n += 1) {
    const background = { r: n % 256, g: n >> 8, b: seed };
    const image = sharp({ create: { width: 320, height: 200, channels: 3, background } });
    writeFileSync(join(folder, `shot-${n}.png`), await image.png().toBuffer());
  }
}

/** A proxy that counts the bytes sent to the server. */
async function countingDoor(target) {
  const door = { sent: 0 };
  const server = createServer((client) => {
    const there = connect(target, '127.0.0.1');
    client.on('data', (bytes) => (door.sent += bytes.length));
    for (const [from, to] of [
      [client, there],
      [there, client],
    ])
      from.pipe(to).on('error', () => from.destroy());
  });
  const port = await freePort();
  await new Promise((done) => server.listen(port, '127.0.0.1', () => done(undefined)));
  return Object.assign(door, { url: `http://127.0.0.1:${port}`, close: () => server.close() });
}

async function seconds(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function bareLoop(url, headers, folder) {
  const left = readdirSync(folder);
  const hand = async () => {
    for (let name = left.pop(); name; name = left.pop()) {
      await upload(`${url}/api/screenshots/upload`, headers, readFileSync(join(folder, name)));
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
}

/** A person with an unlimited plan and an API key. */
async function newcomer({ url, dataDir }, email) {
  const cookie = await signIn(url, email);
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '1' };
  await run(process.execPath, [CLI, 'users', 'set-plan', email, 'Platinum'], { env });
  const answer = await fetch(`${url}/api/keys`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'bench', scopes: ['write'] }),
  });
  const { token } = await answer.json();
  return { headers: { Authorization: `Bearer ${token}` }, token };
}

/** The command line with an empty state, as on a new machine. */
function commandLine(door, { token }, folder, state) {
  const env = { ...process.env, SHOTVAULT_URL: door.url, SHOTVAULT_TOKEN: token };
  Object.assign(env, { XDG_STATE_HOME: state, SHOTVAULT_CONFIG_DIR: state });
  const args = [CLI, 'upload', '-r', folder, '-c', String(HANDS), '--quiet'];
  return run(process.execPath, args, { env });
}

async function round(product, door, work, n) {
  const folder = join(work, `files-${n}`);
  const state = join(work, `state-${n}`);
  await makeFiles(folder, n);
  const [one, other] = [
    await newcomer(product, `loop-${n}@example.com`),
    await newcomer(product, `cli-${n}@example.com`),
  ];
  const bare = await seconds(() => bareLoop(door.url, one.headers, folder));
  const before = door.sent;
  const ours = await seconds(() => commandLine(door, other, folder, state));
  const first = door.sent - before;
  await commandLine(door, other, folder, state);
  return { time: ours / bare, again: (door.sent - before - first) / first };
}

export async function sending({ emptyDir }) {
  const product = await startProduct(emptyDir);
  const work = mkdtempSync(join(tmpdir(), 'shotvault-bench-'));
  const door = await countingDoor(Number(new URL(product.url).port));
  try {
    // Reading images would slow down the one that comes second.
    const env = { ...process.env, DATA_DIR: product.dataDir, PORT: '1' };
    await run(process.execPath, [CLI, 'jobs', 'pause'], { env });
    const rounds = [];
    for (let n = 0; n < ROUNDS; n += 1) rounds.push(await round(product, door, work, n));
    const times = rounds.map(({ time }) => time);
    const again = Math.max(...rounds.map((it) => it.again));
    return [
      judge('P11', `${FILES} files by the command line / by a bare loop of ${HANDS}`, times, 1.3),
      printAmount('P11', '', 'bytes sent by a second run / by the first', again, 0.01),
    ];
  } finally {
    door.close();
    await product.stop();
    rmSync(work, { recursive: true });
    rmSync(emptyDir, { recursive: true });
  }
}
