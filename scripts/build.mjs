// npm run build [-- --force [--keep-client]]: everything that `npm start` runs.
import './lib/node-version.mjs';

const { installPackages } = await import('./lib/packages.mjs');

try {
  await installPackages();
  const { build } = await import('./lib/build.mjs');
  const [isForced, keepsClient] = ['--force', '--keep-client'].map((it) =>
    process.argv.includes(it),
  );
  await build(isForced, isForced && !keepsClient);
  console.log('Everything is built: npm start');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
