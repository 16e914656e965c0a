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

// npm hands a signal to its shell, and the shell does not hand it on: when the two are gone, so are we.
const PARENT_CHECK_MS = 300;
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  const check = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(check, PARENT_CHECK_MS).unref();
}

// In this very process: signals reach the supervisor directly, and nothing stands between it and npm.
const only = process.argv[process.argv.indexOf('--only') + 1];
if (process.argv.includes('--watch')) await import('./lib/watch.mjs');
else if (process.argv.includes('--only')) await import(`../dist/server/${doorOf(only)}.js`);
else await import('../dist/server/start.js');

function doorOf(name) {
  if (['api', 'worker'].includes(name)) return name;
  console.error('Which program? --only api or --only worker');
  process.exit(2);
}
