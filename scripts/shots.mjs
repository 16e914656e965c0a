// npm run shots                 a picture of every screen, into reports/shots (index.html shows them all)
// npm run shots -- gallery day  only screens whose name holds one of these words
// npm run shots -- --axe        asks axe-core about every screen, too, and counts what it finds
import './lib/node-version.mjs';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from '../test/shots/axe.mjs';
import {
  openBrowser,
  openWindow,
  photograph,
  SCHEMES,
  SIZES,
  visit,
} from '../test/shots/camera.mjs';
import { writeContactSheet } from '../test/shots/contact-sheet.mjs';
import { scenes } from '../test/shots/scenes.mjs';
import { gather, isLater, OPERATOR, passMonth } from '../test/shots/cast.mjs';
import { startProduct } from '../test/bench/lib.mjs';
import { build } from './lib/build.mjs';
import { ROOT } from './lib/run.mjs';

const isAxe = process.argv.includes('--axe');
const wanted = process.argv.slice(2).filter((word) => word !== '--axe');
const chosen = scenes.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
  console.error(`There is no such screen; there are ${scenes.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const folder = join(ROOT, 'reports/shots');
const looks = [photograph(folder), ...(isAxe ? [inspect] : [])];
mkdirSync(folder, { recursive: true });
await build();
const newFolder = () => mkdtempSync(join(tmpdir(), 'shotvault-shots-'));
const folders = [newFolder()];
/** Its installation sells no plans. */
const isOwn = (scene) => 'isOwnServer' in scene;
const start = (more = {}) =>
  startProduct(folders.at(-1), undefined, {
    OPERATOR_EMAILS: OPERATOR,
    LINK_SIGN_IN: '1',
    ...more,
  });
let product = await start();
let browser;
let faults = 0;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void product.stop());
try {
  console.log('Filling the vaults…');
  const names = [...new Set(chosen.map(({ who }) => who))];
  const cast = await gather(product, names);
  browser = await openBrowser();
  await visitAll(
    names.filter((who) => !isLater(who)),
    cast,
  );
  await passMonth(cast);
  await visitAll(names.filter(isLater), cast);
  if (chosen.some(isOwn)) await visitOwnServer();
  writeContactSheet(folder, scenes);
  console.log(`${join(folder, 'index.html')}`);
  const screens = chosen.length * Object.keys(SIZES).length * SCHEMES.length;
  console.log(`${screens} screens, ${faults} findings${isAxe ? ' with axe' : ''}`);
} finally {
  await browser?.close();
  await product.stop();
  for (const it of folders) rmSync(it, { recursive: true, force: true });
}
process.exitCode = faults > 0 ? 1 : 0;

/** The scenes of these people, where plans are sold or where none are. */
async function visitAll(names, cast, isOwnServer = false) {
  for (const size of Object.keys(SIZES))
    for (const who of names) await visitOwn(who, size, { cast, isOwnServer });
}

/** An installation without plans does not start where somebody pays, so it has a folder and people of its own. */
async function visitOwnServer() {
  const names = [...new Set(chosen.filter(isOwn).map(({ who }) => who))];
  await product.stop();
  folders.push(newFolder());
  product = await start();
  const cast = await gather(product, names);
  await product.stop();
  product = await start({ BILLING: 'off' });
  await visitAll(names, cast, true);
}

async function visitOwn(who, size, { cast, isOwnServer }) {
  const { url } = product;
  const person = cast[who];
  const own = chosen.filter((one) => one.who === who && isOwn(one) === isOwnServer);
  if (own.length === 0) return;
  const context = await openWindow(browser, {
    url,
    person,
    size,
    // A service worker would answer requests that a scene lets fail.
    serviceWorkers: 'block',
  });
  for (const scene of own) {
    const wrong = await visit(context, scene, { url, idOf: person?.idOf, size, looks });
    faults += wrong.length;
    console.log(
      `${wrong.length === 0 ? 'ok  ' : 'BAD '} ${scene.name} ${size} ${wrong.join('; ')}`,
    );
  }
  await context.close();
}
