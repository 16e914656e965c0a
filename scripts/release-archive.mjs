// node scripts/release-archive.mjs: writes an archive of this version to test/fixtures/releases, made by the product
// itself. Every later version has to restore it, so it is made once per release and never again.
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { ROOT } from './lib/run.mjs';

const SCREENSHOTS = 4;

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const folder = join(ROOT, 'test', 'fixtures', 'releases');
const file = join(folder, `${version}.tar`);
if (existsSync(file)) {
  console.error(`${file} is there already: a release is archived once.`);
  process.exit(1);
}
await build();
const { operate, startProduct } = await import('../test/drills/product.mjs');
const { liveIn } = await import('../test/drills/lived-in.mjs');
mkdirSync(folder, { recursive: true });
const product = await startProduct();
try {
  await liveIn(product, SCREENSHOTS);
  await operate(product.dataDir, ['backup', '-o', file]);
} finally {
  await product.stop();
}
console.log(`${file}: ${Math.round(statSync(file).size / 1024)} KB`);
