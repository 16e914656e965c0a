// A file system without space, without inodes, read-only or busy. Requests are refused with a reason, nothing
// is lost or left behind, and the product recovers by itself.
//   npm run drill -- full [--short]
// It mounts small file systems, so it needs root on Linux with loop devices.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { givePlan } from '../support/give-plan.mjs';
import { inspect } from './inspect.mjs';
import { allRead, noFigures, play } from './outage-play.mjs';
import {
  kill,
  newFolder,
  signIn,
  sleep,
  startProduct,
  uniqueImage,
  untilHealthy,
  upload,
} from './product.mjs';

const PERSON = 'ada@example.com';
/** The first and the last scene have the database on the small disk, too. */
const WHOLE_MIB = 700;
const FILES_MIB = 200;
/** The data of the text engine takes a third of it. */
const ENGINE_MIB = 24;
/** Three tries of an image that counted would be over: they come after waits of 2 and 4 s. */
const TRIES_MS = 12_000;
const NOT_AVAILABLE = /text engine is not available/g;
/** More than the uploads of all its scenes use, which would end the space by themselves. */
const INODES = 6_000;
const INODES_OF_SHORT = 600;

const run = (command, args) => {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
};

/** A file system is not made read-only while a file of it is open for writing, as one of an upload is. */
async function untilItWorks(work) {
  for (let n = 0; ; n += 1) {
    try {
      return work();
    } catch (error) {
      if (n >= 500) throw error;
      await sleep(20);
    }
  }
}

/** An ext4 file system of this size, mounted at the folder. */
function smallDisk(folder, mebibytes, more = []) {
  const image = `${folder}.image`;
  mkdirSync(folder, { recursive: true });
  run('truncate', ['-s', `${mebibytes}M`, image]);
  run('mkfs.ext4', ['-q', '-F', '-m', '0', ...more, image]);
  run('mount', ['-o', 'loop', image, folder]);
  rmSync(join(folder, 'lost+found'), { recursive: true, force: true });
  // PostgreSQL runs as another account and has to enter it.
  run('chmod', ['0711', folder]);
  const ballast = join(folder, 'ballast');
  let writer;
  return {
    fill: () => spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k', 'status=none']),
    empty: () => rmSync(ballast, { force: true }),
    useInodes: () => {
      mkdirSync(ballast, { recursive: true });
      spawnSync('sh', ['-c', `n=0; while : > "${ballast}/$n"; do n=$((n+1)); done 2>/dev/null`]);
    },
    giveInodes: () => rmSync(ballast, { recursive: true, force: true }),
    forbid: () => untilItWorks(() => run('mount', ['-o', 'remount,ro', folder])),
    allow: () => run('mount', ['-o', 'remount,rw', folder]),
    keepBusy: () => {
      const loop = `while :; do dd if=/dev/zero of=${ballast} bs=1M count=60 oflag=dsync status=none; done`;
      writer = spawn('sh', ['-c', loop], { stdio: 'ignore', detached: true });
    },
    leave: () => {
      if (writer) process.kill(-writer.pid, 'SIGKILL');
      writer = undefined;
      rmSync(ballast, { force: true });
    },
    unmount: () => {
      if (writer) process.kill(-writer.pid, 'SIGKILL');
      spawnSync('umount', ['-l', folder]);
      rmSync(image, { force: true });
    },
  };
}

/** Images that arrive while the engine cannot keep its data are read when it can. No image has been read before. */
async function engineWithoutSpace(disk, { product, ask }, problems) {
  disk.fill();
  for (let n = 0; n < 3; n += 1) await upload(ask, await uniqueImage());
  await sleep(TRIES_MS);
  const tries = product.log().match(NOT_AVAILABLE)?.length ?? 0;
  if (tries < 3) problems.push(`the engine was tried ${tries} times without space`);
  disk.empty();
  console.log(`the engine's data: tried ${tries} times without space`);
}

/** A product with parts of its data, or all of it, on small disks. */
async function onSmallDisks(where, problems, scenes) {
  const dataDir = newFolder();
  const figures = noFigures();
  let disks = {};
  let product;
  try {
    disks = where(dataDir);
    product = await startProduct({ dataDir, env: { OCR_WORKERS: '1' } });
    const ask = await signIn(product, PERSON);
    await givePlan(product, PERSON, 'Platinum');
    await scenes({ disks, stage: { product, ask, mustFail: true } }, figures);
    await allRead(ask, figures, problems);
    if (/The api process ended/.test(product.log())) problems.push('the API ended');
    // The next start cleans up after uploads that were cut off.
    await kill(product, 'api');
    await untilHealthy(product);
    await inspect(product, figures, problems);
  } finally {
    await product?.stop({ isKept: true });
    for (const disk of Object.values(disks)) disk.unmount();
    rmSync(dataDir, { recursive: true, force: true });
    if (problems.length > 0) console.error(product?.log().split('\n').slice(-30).join('\n'));
  }
  const shown = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
  console.log(shown.join(', '));
}

/** @param {string[]} options */
export async function drill(options) {
  if (process.getuid?.() !== 0) return ['it mounts file systems, so it needs root'];
  const isShort = options.includes('--short');
  const forMs = isShort ? 2_500 : 12_000;
  const inodeCount = String(isShort ? INODES_OF_SHORT : INODES);
  /** @type {string[]} */
  const problems = [];
  await onSmallDisks(
    (dataDir) => ({
      files: smallDisk(join(dataDir, 'files'), FILES_MIB, ['-N', inodeCount]),
      engine: smallDisk(join(dataDir, 'ocr-data'), ENGINE_MIB),
    }),
    problems,
    async ({ disks: { files: disk, engine }, stage }, figures) => {
      await engineWithoutSpace(engine, stage, problems);
      const inodes = { stop: disk.useInodes, start: disk.giveInodes, allowed: [507, 503] };
      await play('no inodes', { ...stage, ...inodes, forMs }, figures, problems);
      const readOnly = { stop: disk.forbid, start: disk.allow, allowed: [503] };
      await play('read-only', { ...stage, ...readOnly, forMs }, figures, problems);
      const busy = { stop: disk.keepBusy, start: disk.leave, allowed: [], mustFail: false };
      await play('busy', { ...stage, ...busy, forMs }, figures, problems);
    },
  );
  await onSmallDisks(
    (dataDir) => ({ whole: smallDisk(dataDir, WHOLE_MIB) }),
    problems,
    async ({ disks: { whole: disk }, stage }, figures) => {
      const full = { stop: disk.fill, start: disk.empty, allowed: [507, 503] };
      await play('full, database and files', { ...stage, ...full, forMs }, figures, problems);
    },
  );
  return problems;
}
