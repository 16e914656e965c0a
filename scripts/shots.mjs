// npm run shots                 a picture of every screen, into reports/shots (index.html shows them all)
// npm run shots -- gallery day  only screens whose name holds one of these words
import './lib/node-version.mjs';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, openWindow, SIZES, take } from '../test/shots/camera.mjs';
import { writeContactSheet } from '../test/shots/contact-sheet.mjs';
import { scenes } from '../test/shots/scenes.mjs';
import { gather, isLater, passMonth } from '../test/shots/cast.mjs';
import { startProduct } from '../test/bench/lib.mjs';
import { build } from './lib/build.mjs';
import { ROOT } from './lib/run.mjs';

const wanted = process.argv.slice(2);
const chosen = scenes.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
  console.error(`There is no such screen; there are ${scenes.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const folder = join(ROOT, 'reports/shots');
mkdirSync(folder, { recursive: true });
await build();
const dataDir = mkdtempSync(join(tmpdir(), 'shotvault-shots-'));
const product = await startProduct(dataDir);
let browser;
let faults = 0;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void product.stop());
try {
  console.log('Filling the vaults…');
  const names = [...new Set(chosen.map(({ who }) => who))];
  const cast = await gather(product, names);
  browser = await openBrowser();
  await takeAll(
    names.filter((who) => !isLater(who)),
    cast,
  );
  await passMonth(cast);
  await takeAll(names.filter(isLater), cast);
  writeContactSheet(folder, scenes);
  console.log(`${join(folder, 'index.html')}`);
} finally {
  await browser?.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = faults > 0 ? 1 : 0;

async function takeAll(names, cast) {
  for (const size of Object.keys(SIZES)) for (const who of names) await takeOwn(who, size, cast);
}

async function takeOwn(who, size, cast) {
  const { url } = product;
  const person = cast[who];
  const context = await openWindow(browser, { url, person, size });
  for (const scene of chosen.filter((one) => one.who === who)) {
    const wrong = await take(context, scene, { url, idOf: person?.idOf, folder, size });
    faults += wrong.length;
    console.log(
      `${wrong.length === 0 ? 'ok  ' : 'BAD '} ${scene.name} ${size} ${wrong.join('; ')}`,
    );
  }
  await context.close();
}
