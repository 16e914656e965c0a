// Measures how right code is copied out of drawn editors with file tree, line numbers and status bar:
//   npm run corpus:code -- [--seeds 24,25] [--shots n] [-v]
// Every seed draws other functions. OCR_ASSIST=off reads with one engine. -v prints what was copied wrongly.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serverSources } from './corpus/compile.mjs';
import { ReadingCache } from './corpus/reading-cache.mjs';
import { printCodeFigures } from './corpus/regions/code-figures.mjs';
import { requireTypeScript } from './lib/typescript.mjs';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '24,25,26,27,28' },
    shots: { type: 'string', default: '5' },
    verbose: { type: 'boolean', short: 'v', default: false },
  },
});

const { readScreenshot } = serverSources()('modules/processing/read-screenshot.ts');
const { openBrowser } = requireTypeScript('test/journeys/support/browser.ts');
const { codeShots } = requireTypeScript('test/journeys/support/code-shots.ts');

/** Ends of the names in the tree and on the tab, and the words of the status bar. */
const AROUND = ['.src', 'UTF-8', 'Ln '];

const folder = mkdtempSync(join(tmpdir(), 'corpus-code-'));
const cache = new ReadingCache(undefined, process.env.OCR_ASSIST ?? 'on');
const browser = await openBrowser();
try {
  const results = [];
  for (const seed of values.seeds.split(',').map(Number))
    for (const shot of await codeShots(browser, seed, Number(values.shots)))
      results.push(await copyOut(seed, shot));
  printCodeFigures(results);
} finally {
  await browser.close();
  await cache.close();
  rmSync(folder, { recursive: true });
}

async function copyOut(seed, { name, png, code }) {
  const file = join(folder, `${seed}-${name}`);
  writeFileSync(file, png);
  const { ocr, image } = await cache.read(file);
  const engine = { read: () => Promise.resolve(ocr) };
  const input = { image, fileName: name, imageDate: '2026-01-01', knownTags: [] };
  const { analysis } = await readScreenshot(engine, input);
  const copied = analysis.blocks.find(({ kind }) => kind === 'code')?.text ?? '';
  if (values.verbose && copied !== code)
    console.log(`seed ${seed}, ${name}\n${code}\n-- copied as\n${copied}\n`);
  return { code, copied, around: AROUND };
}
