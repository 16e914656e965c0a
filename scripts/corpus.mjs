// Measures the analysis on a folder of images with known answers:
//   npm run corpus -- <folder>… [--scorer <file>] [--only <part of a name>,…] [--worst <n>] [--out <file>] [--cache <folder>] [-v]
// With --cache the readings of the text engine are kept there, and used while image and engine are the same.
// --draw <folder> writes the pictures with their regions, and --roles prints how many lines of drawn pages got the right
// role; --code prints how many pieces of code are equal to what was drawn, and with --cache how well they are copied from the
// pictures; --dates prints how many dates of drawn pages are found, with their roles. None of them scores anything, and but for that drawn pages are read from their truth.
// OCR_ASSIST=on reads with the second text engine, too.
// The engines are started once for each folder. The printed start is the processor time from nothing until they have read an empty
// picture; it counts for the first image, whose "cpu_s" holds it.
// --worst prints the n images that were read worst with what is wrong in each; with --results <file> those of an
// earlier run, without reading any.
// --known gives each image the tags of all others of its folder as those of its workspace, and prints how many of them
// were chosen rightly.
// Several folders are measured one after the other; --out then names the first one's file, the others' end in their names.
// Figures in folds come from `npm run corpus:fit`, which fits the weights anew for each of them.
// --plot <file.svg> prints how often kinds and titles were right by the confidence that was said, and draws it.
// The folder holds images and truth.json: [{ "file": "…", "image_date": "YYYY-MM-DD", … }].
// One image at a time and one worker, so that the CPU seconds belong to the image.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, serverSources } from './corpus/compile.mjs';
import { printDates } from './corpus/date-report.mjs';
import { drawnReading } from './corpus/fit/samples.mjs';
import { knownTagsFor, printKnown } from './corpus/known-tags.mjs';
import { ReadingCache } from './corpus/reading-cache.mjs';
import { printCode } from './corpus/regions/code-report.mjs';
import { drawRegions } from './corpus/regions/draw-regions.mjs';
import { printRoles } from './corpus/regions/role-report.mjs';
import { plotReliability } from './corpus/reliability-plot.mjs';
import { runAsWorker } from './lib/as-worker.mjs';
import { printWorst, worstOf } from './lib/corpus-worst.mjs';

const USAGE =
  'Usage: npm run corpus -- <folder>… [--scorer <file>] [--only name,…] [--worst n] [--out <file>] [--cache <folder>] [--results <file>] [--draw <folder>] [--plot <file.svg>] [--roles] [--code] [--dates] [--known] [-v]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scorer: { type: 'string' },
    only: { type: 'string' },
    worst: { type: 'string', default: '0' },
    results: { type: 'string' },
    draw: { type: 'string' },
    plot: { type: 'string' },
    roles: { type: 'boolean', default: false },
    code: { type: 'boolean', default: false },
    known: { type: 'boolean', default: false },
    dates: { type: 'boolean', default: false },
    cache: { type: 'string' },
    out: { type: 'string', default: join(root, 'reports', 'corpus.json') },
    verbose: { type: 'boolean', short: 'v', default: false },
  },
});
if (positionals.length === 0) {
  console.error(USAGE);
  process.exit(2);
}

runAsWorker();
const sources = serverSources();
const { readScreenshot } = sources('modules/processing/read-screenshot.ts');
const { judgeKind } = sources('analysis/kind/judge-kind.ts');
const { pageFacts } = sources('analysis/page/page-facts.ts');

const parts = values.only?.split(',') ?? [''];
for (const [i, folder] of positionals.entries()) {
  const truths = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'));
  const chosen = truths.filter(({ file }) => parts.some((part) => file.includes(part)));
  if (positionals.length > 1) console.log(`${i ? '\n' : ''}${basename(folder)}`);
  const out = i === 0 ? values.out : values.out.replace(/(?=\.json$|$)/, `-${basename(folder)}`);
  if (values.draw || values.roles || values.code || values.dates) await showRegions(folder, chosen);
  else await measure({ folder, chosen, out });
}

async function measure({ folder, chosen, out }) {
  const results = values.results ? earlier(chosen) : await readAll(folder, chosen);
  if (!values.results) {
    mkdirSync(dirname(resolve(out)), { recursive: true });
    writeFileSync(out, JSON.stringify(results, null, 1));
    report(results);
  }
  if (values.scorer) process.exitCode = score(chosen, values.results ?? out) || process.exitCode;
  if (values.known) printKnown(chosen, results);
  if (values.plot) plotReliability(chosen, results, resolve(values.plot));
  printWorst(worstOf(chosen, results, Number(values.worst)));
}

async function showRegions(folder, chosen) {
  const rules = {
    ...sources('analysis/page/page-facts.ts'),
    ...sources('analysis/layout/regions.ts'),
    ...sources('analysis/layout/blocks.ts'),
    ...sources('analysis/dates/extract-dates.ts'),
  };
  if (values.roles) printRoles(chosen, rules);
  if (values.dates) printDates(chosen, rules, values.verbose);
  const cache = new ReadingCache(values.cache && resolve(values.cache));
  if (values.code) {
    const read = async ({ file }) => (await cache.read(join(folder, file))).ocr;
    await printCode(chosen, rules, { read: values.cache && read, isVerbose: values.verbose });
  }
  if (values.draw) await drawAll(values.draw, { folder, chosen, cache, rules });
  await cache.close();
}

async function drawAll(out, { folder, chosen, cache, rules }) {
  for (const truth of chosen) {
    const image = readFileSync(join(folder, truth.file));
    const { ocr } = truth.seen ? drawnReading(truth) : await cache.read(join(folder, truth.file));
    const { width, height } = ocr;
    const regions = rules.regionsOf(rules.pageFacts(ocr));
    await drawRegions({ image, file: truth.file, regions, width, height }, resolve(out));
  }
}

/** Leaves out images that no longer exist. */
function earlier(chosen) {
  const found = JSON.parse(readFileSync(/** @type {string} */ (values.results), 'utf8'));
  return chosen.map(({ file }) => found.find((result) => result.file === file));
}

async function readAll(folder, images) {
  const cache = new ReadingCache(values.cache && resolve(values.cache));
  try {
    const results = [];
    for (const truth of images) {
      const knownTags = values.known ? knownTagsFor(truth, images) : [];
      results.push(await readOne(cache, { folder, truth, knownTags }));
    }
    return results;
  } finally {
    await cache.close();
  }
}

/** The CPU seconds are those of the reading, whenever it was made, and of the rules now; the first image has those of the start, too. */
async function readOne(cache, { folder, truth, knownTags }) {
  const { file, image_date: imageDate } = truth;
  const made = await cache.read(join(folder, file));
  const before = process.cpuUsage();
  const engine = { read: () => Promise.resolve(made.ocr) };
  const input = { image: made.image, fileName: 'screenshot.png', imageDate, knownTags };
  const { ocr, analysis } = await readScreenshot(engine, input);
  const { user, system } = process.cpuUsage(before);
  const cpu = inHundredths(made.cpu + (user + system) / 1e6);
  if (values.verbose) console.error(`${file}  ${cpu} s  ${analysis.kind}  ${analysis.title}`);
  return {
    file,
    text: ocr.text,
    language: ocr.language,
    engine: ocr.engine,
    title: analysis.title,
    type: analysis.kind ?? 'other',
    kind_confidence: judgeKind(pageFacts(ocr)).confidence,
    title_confidence: analysis.evidence.find((each) => each.of === 'title')?.confidence,
    tags: analysis.tags,
    known_tags: analysis.evidence
      .filter(({ of, rule }) => of === 'tag' && rule === 'known_tag')
      .map(({ value }) => value),
    dates: analysis.dates.map(({ date, confidence, quote }) => ({
      extracted_date: date,
      confidence,
      context_text: quote,
    })),
    cpu_s: cpu,
    start_s: inHundredths(made.start ?? 0),
    peak_mb: made.peak,
  };
}

function inHundredths(seconds) {
  return Math.round(seconds * 100) / 100;
}

function report(results) {
  const cpu = results.reduce((sum, { cpu_s }) => sum + cpu_s, 0);
  const start = results.reduce((sum, { start_s }) => sum + start_s, 0);
  const mean = (seconds) => (seconds / (results.length || 1)).toFixed(2);
  const peak = Math.max(...results.map(({ peak_mb }) => peak_mb ?? 0));
  console.log(
    `engine                             ${[...new Set(results.map(({ engine }) => engine))].join('; ')}`,
  );
  console.log(`images read                        ${results.length}`);
  console.log(`cpu seconds per image, mean        ${mean(cpu)}`);
  console.log(`cpu seconds of the start           ${start.toFixed(2)}`);
  console.log(`cpu seconds per image without it   ${mean(cpu - start)}`);
  console.log(`peak memory, all processes, MB     ${peak.toFixed(0)}`);
}

/** The scorer receives only the images that were read. */
function score(chosen, results) {
  const dir = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    writeFileSync(join(dir, 'truth.json'), JSON.stringify(chosen));
    const args = [
      resolve(/** @type {string} */ (values.scorer)),
      dir,
      resolve(results),
      ...(values.verbose ? ['-v'] : []),
    ];
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
