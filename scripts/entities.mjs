// Measures what is found in images beside their text:
//   npm run entities                    on pages that it draws, with planted values (needs Chromium)
//   npm run entities -- <folder>        on images of a folder with labels.json: [{ "file": "…", "entities": [{ "type": "…", "value": "…" }] }]
//   [--cache <folder>] keeps the readings  [--seed 1] other values  [-v] every difference
// A value that is planted and found counts once; the bar is a precision of .97 for each type.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, serverSources } from './corpus/compile.mjs';
import { Chance } from './corpus/make/chance.mjs';
import { ReadingCache } from './corpus/reading-cache.mjs';
import { withPages } from './entities/draw.mjs';
import { NAMES, page } from './entities/layouts.mjs';
import { findChromium } from './lib/stages.mjs';

const BAR = 0.97;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string', default: join(root, '.cache', 'readings') },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', short: 'v', default: false },
  },
});

const sources = serverSources();
const { findEntities } = sources('analysis/entities/find-entities.ts');
const { findFindings } = sources('analysis/findings/find-findings.ts');
const { readCodes } = sources('infra/images/image-codes.ts');
const { findImage, openImage } = sources('infra/images/open-image.ts');

const folder = positionals[0] ? resolve(positionals[0]) : await drawn();
const cases = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));
const cache = new ReadingCache(resolve(values.cache));
const counts = new Map();
const cost = { reading: 0, after: 0 };
try {
  for (const { file, entities } of cases) compare(file, entities, await foundIn(file));
} finally {
  await cache.close();
}
report();

/** Every layout, light and dark, at both sizes; the values differ from page to page. */
async function drawn() {
  const browser = findChromium();
  if (!browser) {
    console.error('Drawing pages needs Chromium: apt-get install chromium, or set CHROME');
    process.exit(1);
  }
  const out = join(root, '.cache', 'entities-made');
  mkdirSync(out, { recursive: true });
  const labels = [];
  await withPages(browser, async (draw) => {
    for (const [at, name] of NAMES.entries())
      for (const isDark of [false, true])
        for (const scale of [1, 2]) {
          const chance = new Chance(Number(values.seed) * 1000 + at * 4 + (isDark ? 2 : 0) + scale);
          const { html, planted } = page(name, chance, isDark);
          const file = `${name}-${isDark ? 'dark' : 'light'}-${scale}x.png`;
          writeFileSync(join(out, file), await draw(html, { scale, isDark }));
          labels.push({ file, entities: planted });
        }
  });
  writeFileSync(join(out, 'labels.json'), JSON.stringify(labels, null, 1));
  return out;
}

async function foundIn(file) {
  const { ocr, image, cpu } = await cache.read(join(folder, file));
  const before = process.cpuUsage();
  const codes = await readCodes(await openImage(await findImage(image)));
  const entities = findEntities({ lines: ocr.lines, language: ocr.language, codes });
  // The radar looks through each reading, too; its time counts here, its findings in `npm run radar`.
  findFindings(ocr.lines);
  const { user, system } = process.cpuUsage(before);
  cost.reading += cpu;
  cost.after += (user + system) / 1e6;
  return entities;
}

function compare(file, planted, found) {
  const keyOf = ({ type, value }) => `${type} ${value}`;
  const [wanted, got] = [new Set(planted.map(keyOf)), new Set(found.map(keyOf))];
  for (const key of new Set([...wanted, ...got])) {
    const type = key.slice(0, key.indexOf(' '));
    const count = counts.get(type) ?? { right: 0, wrong: 0, missed: 0 };
    counts.set(type, count);
    const what = wanted.has(key) ? (got.has(key) ? 'right' : 'missed') : 'wrong';
    count[what] += 1;
    if (what !== 'right' && values.verbose) console.log(`${what.padEnd(7)} ${file}  ${key}`);
  }
}

function report() {
  console.log('type          planted   found   precision   recall');
  let isMet = true;
  for (const [type, { right, wrong, missed }] of [...counts].sort()) {
    const precision = right + wrong === 0 ? 1 : right / (right + wrong);
    const recall = right + missed === 0 ? 1 : right / (right + missed);
    if (precision < BAR) isMet = false;
    console.log(
      [
        type.padEnd(12),
        String(right + missed).padStart(9),
        String(right + wrong).padStart(7),
        precision.toFixed(3).padStart(11),
        recall.toFixed(3).padStart(8),
      ].join(' '),
    );
  }
  const share = (100 * cost.after) / cost.reading;
  console.log(
    `entities and radar, processor time beside reading: ${share.toFixed(1)} % (${cost.after.toFixed(1)} s of ${cost.reading.toFixed(1)} s)`,
  );
  console.log(isMet ? `every type reaches ${BAR}` : `a type is below ${BAR}`);
  if (!isMet) process.exitCode = 1;
}
