// lighthouse: what Google's own tool makes of three pages. It is no package of this project; see INSTALL.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/lib/stages.mjs';
import { freePort } from '../support/free-port.mjs';
import { isBusy } from './lib.mjs';

const INSTALL =
  'npm install --prefix /tmp/lighthouse lighthouse@12 && LIGHTHOUSE_PATH=/tmp/lighthouse npm run bench -- lighthouse';
const PAGES = ['/about', '/gallery', '/calendar'];
const LEAST = { performance: 95, accessibility: 100 };
/** The median of this many runs counts. */
const RUNS = 3;
/** The tool fails to load a page now and then. */
const ATTEMPTS = 3;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The tool, from the folder in the environment or from our packages; null where it is not installed. */
async function findLighthouse() {
  const given = process.env.LIGHTHOUSE_PATH;
  const folders = [...(given ? [given] : []), process.cwd()];
  for (const folder of folders) {
    const load = createRequire(join(folder, 'package.json'));
    try {
      const package_ = load.resolve('lighthouse/package.json');
      const address = (file) => pathToFileURL(join(package_, '..', file)).href;
      const tool = await import(address('core/index.js'));
      const { default: desktop } = await import(address('core/config/desktop-config.js'));
      return { run: tool.default, desktop };
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return null;
}

/** One run in a new browser, so that nothing is cached; null when the tool itself has failed. */
async function runOnce({ run, desktop }, address, cookie) {
  const port = await freePort();
  const args = [...FLAGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const options = {
      port,
      onlyCategories: Object.keys(LEAST),
      extraHeaders: cookie ? { Cookie: cookie } : {},
      logLevel: 'error',
    };
    const { lhr } = await run(address, options, desktop);
    if (lhr.runtimeError) console.error(`${address}: ${lhr.runtimeError.message}`);
    return lhr.runtimeError ? null : lhr;
  } finally {
    await browser.close();
  }
}

async function scoresOf(tool, address, cookie) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await runOnce(tool, address, cookie);
    if (!result) continue;
    const faults = Object.values(result.audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim());
    const scores = Object.keys(LEAST).map((name) => [name, result.categories[name].score * 100]);
    return { ...Object.fromEntries(scores), faults };
  }
  throw new Error(`${address} could not be measured`);
}

function print(path, name, score, faults) {
  const isOpen = name === 'performance' && isBusy();
  const word = score >= LEAST[name] ? 'ok' : isOpen ? 'no verdict' : 'OVER';
  const cells = ['lighthouse', word.padEnd(10), score.toFixed(0).padStart(4), `bar ${LEAST[name]}`];
  console.log([...cells, name, path, word === 'ok' ? '' : `(${faults.join('; ')})`].join(' '));
  return word;
}

async function judgePage(tool, { url, path, cookie }) {
  const runs = [];
  for (let n = 0; n < RUNS; n += 1) runs.push(await scoresOf(tool, `${url}${path}`, cookie));
  return Object.keys(LEAST).map((name) => {
    const middle = [...runs].sort((a, b) => a[name] - b[name])[Math.floor(RUNS / 2)];
    return print(path, name, middle[name], middle.faults);
  });
}

export async function lighthouseScores({ product: { url }, small: { cookie } }) {
  const tool = await findLighthouse();
  if (!tool) {
    console.log(`lighthouse not run: it is not installed. ${INSTALL}`);
    return ['not run'];
  }
  const verdicts = [];
  for (const path of PAGES) {
    const isOpen = path === '/about';
    verdicts.push(...(await judgePage(tool, { url, path, cookie: isOpen ? undefined : cookie })));
  }
  return verdicts;
}
