// npm start: from any checkout to a running server; quick when nothing changed.
// npm run dev (--watch): the same, built and started again at every change.
// npm run start:api, start:worker (--only api, --only worker): one program alone, on the database of DATABASE_URL.
import './lib/node-version.mjs';

const { ROOT } = await import('./lib/run.mjs');
const { installPackages } = await import('./lib/packages.mjs');
process.chdir(ROOT);

try {
  await installPackages();
  const { build } = await import('./lib/build.mjs');
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// npm sends a signal to its shell only, which does not forward it: when both are gone, this process ends, too.
const PARENT_CHECK_MS = 300;
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  const check = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(check, PARENT_CHECK_MS).unref();
}

// In this very process: signals reach the supervisor directly, and nothing stands between it and npm.
const at = process.argv.indexOf('--only') + 1;
const door = at > 0 ? doorOf(process.argv[at]) : 'start';
if (process.argv.includes('--watch')) await import('./lib/watch.mjs');
else await import(`../dist/server/${door}.js`);

/** @param {string} name */
function doorOf(name) {
  if (['api', 'worker'].includes(name)) return name;
  console.error('Which program? --only api or --only worker');
  process.exit(2);
}
