// npm run build [-- --force]: everything that `npm start` runs.
import './lib/node-version.mjs';

const { installPackages } = await import('./lib/packages.mjs');

try {
  await installPackages();
  const { build } = await import('./lib/build.mjs');
  await build(process.argv.includes('--force'));
  console.log('Everything is built: npm start');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
