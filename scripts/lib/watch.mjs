// Rebuilds and restarts after a change; Vite rebuilds the pages for the next reload.
import { spawn } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildServer, generateClient } from './build.mjs';
import { bin, ROOT } from './run.mjs';
import { forget } from './stamps.mjs';

const QUIET_MS = 150;
const [node, vite] = bin('vite/bin/vite.js');

// Its output contains the developers' pages, so it must not count as a build.
forget('web');
// Prerendered pages would name files of the previous build; without them the browser renders every address.
rmSync(join(ROOT, 'dist/pages'), { recursive: true, force: true });
const flags = ['--watch', '--mode', 'development', '--logLevel', 'warn'];
const pages = spawn(node, [vite, 'build', '--config', 'web/vite.config.ts', ...flags], {
  cwd: ROOT,
  stdio: 'inherit',
});
let server = start();
/** @type {NodeJS.Timeout | undefined} */
let timer;
let isBusy = false;
let isAgain = false;

for (const folder of ['server', 'prisma'])
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || file.includes('generated') || file.endsWith('.spec.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(restart, QUIET_MS);
  });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end());

function start() {
  return spawn(process.execPath, ['dist/server/start.js'], { cwd: ROOT, stdio: 'inherit' });
}

async function restart() {
  if (isBusy) return (isAgain = true);
  isBusy = true;
  try {
    await generateClient();
    if (await buildServer()) {
      await stop(server);
      server = start();
    }
  } catch (error) {
    // After a broken change the last good server keeps running; the next change tries again.
    console.error(error.message);
  }
  isBusy = false;
  if (isAgain) {
    isAgain = false;
    await restart();
  }
}

async function end() {
  await Promise.all([stop(server), stop(pages)]);
  process.exit(0);
}

/** @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  return gone;
}
