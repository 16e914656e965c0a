// Measures the radar on pages with planted values, which the product's text engine reads:
//   npm run radar [-- <folder of real images>…] [--half tuned|unseen|both|none] [--pages n]
//     [--clean n] [--cache <folder>] [-v] [--holds <image>:<rule>…]
// Of twelve layouts, each light and dark and in both pixel densities, the rules were tuned on one half of the seeds; the
// other half is only measured. Real images hold nothing that should be found, but for what `--holds` says that somebody saw.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, serverSources } from './corpus/compile.mjs';
import { ReadingCache } from './corpus/reading-cache.mjs';
import { requireTypeScript } from './lib/typescript.mjs';
import { LAYOUT_NAMES, page } from './radar/pages.mjs';

const { values: wishes, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'both' },
    pages: { type: 'string', default: '48' },
    clean: { type: 'string', default: '200' },
    cache: { type: 'string', default: join(root, '.cache/radar') },
    holds: { type: 'string', multiple: true, default: [] },
    verbose: { type: 'boolean', short: 'v', default: false },
  },
});

const { findFindings, isAlarming } = serverSources()('analysis/findings/find-findings.ts');
const { openBrowser } = requireTypeScript('test/journeys/support/browser.ts');
const HALVES = { tuned: 1_000, unseen: 20_000 };
const CLEAN_SEED = 50_000;
const BARS = { precision: 0.95, recall: 0.95, alarmsPerClean: 1 / 200 };

const cache = new ReadingCache(resolve(wishes.cache));
const folder = mkdtempSync(join(tmpdir(), 'radar-'));
mkdirSync(folder, { recursive: true });
let failed = false;
const browser = await openBrowser();
try {
  for (const [half, seed] of Object.entries(HALVES)) {
    if (wishes.half !== 'both' && wishes.half !== half) continue;
    report(half, await measure(plantedPages(seed)));
  }
  if (Number(wishes.clean) > 0) await measureClean(Number(wishes.clean));
  for (const images of positionals) await measureReal(images);
} finally {
  await browser.close();
  await cache.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

/** All, or so many that are spread over the layouts. */
function plantedPages(first) {
  const pages = LAYOUT_NAMES.flatMap((layout) =>
    [false, true].flatMap((isDark) => [1, 2].map((scale) => ({ layout, isDark, scale }))),
  ).map((wanted, i) => ({ ...wanted, seed: first + i }));
  const step = pages.length / Math.min(Number(wishes.pages), pages.length);
  return pages.filter((_page, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

/**
 * The picture, and where the planted values stand in it.
 * @param {{ seed: number, layout: string, isDark: boolean, scale: number }} wanted
 */
async function shoot({ scale, ...wanted }) {
  const { html, values } = page(wanted);
  const context = await browser.newContext({
    viewport: { width: 1080, height: 640 },
    deviceScaleFactor: scale,
  });
  const tab = await context.newPage();
  await tab.setContent(html);
  const places = await tab.evaluate(() =>
    Array.from(document.querySelectorAll('[data-planted]'), (it) =>
      Array.from(it.getClientRects(), ({ x, y, width, height }) => ({ x, y, w: width, h: height })),
    ),
  );
  const png = await tab.screenshot();
  await context.close();
  const scaled = ({ x, y, w, h }) => ({ x: x * scale, y: y * scale, w: w * scale, h: h * scale });
  return { png, planted: values.map((it, i) => ({ ...it, boxes: places[i].map(scaled) })) };
}

async function findIn(path) {
  const { ocr } = await cache.read(path);
  return { ocr, found: findFindings(ocr.lines).filter(isAlarming) };
}

async function measure(pages) {
  const results = [];
  for (const wanted of pages) {
    const { png, planted } = await shoot(wanted);
    const file = join(folder, `${wanted.seed}.png`);
    writeFileSync(file, png);
    const { ocr, found } = await findIn(file);
    const hit = (value) =>
      found.some((it) => it.class === value.class && areAlike(it.boxes, value.boxes));
    for (const value of planted) {
      const isFound = hit(value);
      results.push({ ...value, isFound, isWrong: false });
      if (!isFound && wishes.verbose) say('missed', wanted, value.value, ocr.text);
    }
    const wrong = found.filter((it) => !planted.some(({ boxes }) => areAlike(it.boxes, boxes)));
    for (const { class: about, rule } of wrong) {
      results.push({ class: about, family: rule, isFound: false, isWrong: true });
      if (wishes.verbose) say(`wrong ${rule}`, wanted, '', ocr.text);
    }
  }
  return results;
}

function say(what, { layout, seed, isDark, scale }, value, text) {
  console.log(
    `${what} ${layout} ${seed} ${isDark ? 'dark' : 'light'} ${scale}x: ${value}\n${text}\n`,
  );
}

function areAlike(some, others) {
  return some.some((a) => others.some((b) => overlap(a, b)));
}

function overlap(a, b) {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > Math.min(a.h, b.h) / 2;
}

function report(name, results) {
  console.log(`\n${name}: planted ${results.filter(({ isWrong }) => !isWrong).length}`);
  for (const about of ['secret', 'payment']) {
    const own = results.filter((it) => it.class === about);
    line(about, own, true);
    for (const family of [...new Set(own.map((it) => it.family))].sort())
      line(
        `  ${family}`,
        own.filter((it) => it.family === family),
        false,
      );
  }
}

function line(name, own, isBar) {
  const planted = own.filter(({ isWrong }) => !isWrong).length;
  const found = own.filter(({ isFound }) => isFound).length;
  const wrong = own.filter(({ isWrong }) => isWrong).length;
  const precision = found / (found + wrong || 1);
  const recall = found / (planted || 1);
  const figures = `precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  (${found} of ${planted}, ${wrong} wrong)`;
  console.log(`${name.padEnd(24)} ${figures}`);
  if (isBar && (precision < BARS.precision || recall < BARS.recall)) failed = true;
}

async function measureClean(count) {
  let alarms = 0;
  for (let i = 0; i < count; i++) {
    const layout = LAYOUT_NAMES[i % LAYOUT_NAMES.length];
    const wanted = { seed: CLEAN_SEED + i, layout, isDark: i % 3 === 0, scale: 1, isClean: true };
    const file = join(folder, `clean-${i}.png`);
    writeFileSync(file, (await shoot(wanted)).png);
    alarms += await countAlarms(file, wanted.layout);
  }
  console.log(`\nclean pages: ${alarms} alarms on ${count}`);
  if (alarms > count * BARS.alarmsPerClean) failed = true;
}

async function measureReal(images) {
  const files = readdirSync(images, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(png|jpe?g|webp)$/i.test(name),
  );
  let alarms = 0;
  for (const name of files) alarms += await countAlarms(join(images, name), name);
  console.log(`\nreal images: ${alarms} false alarms on ${files.length}`);
  if (alarms > 0) failed = true;
}

async function countAlarms(file, name) {
  const { ocr, found } = await findIn(file);
  const wrong = found.filter(({ rule }) => !wishes.holds.includes(`${name}:${rule}`));
  for (const { rule } of wrong) {
    console.log(`alarm on ${name}: ${rule}`);
    if (wishes.verbose) console.log(ocr.text);
  }
  return wrong.length;
}
