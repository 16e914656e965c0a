// npm start: from any checkout to a running server; quick when nothing changed.
// npm run dev (--watch): the same, built and started again at every change.
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

// In this very process: signals reach the supervisor directly, and nothing stands between it and npm.
if (process.argv.includes('--watch')) await import('./lib/watch.mjs');
else await import('../dist/server/start.js');
