// Measures the analysis on a folder of images with known answers:
//   npm run corpus -- <folder> [--scorer <file>] [--only <part of a name>,…] [--worst <n>] [--out <file>] [-v]
// --worst prints the n images that were read worst with what is wrong in each; with --results <file> those of an
// earlier run, without reading any.
// The folder holds images and truth.json: [{ "file": "…", "image_date": "YYYY-MM-DD", … }].
// One image at a time and one worker, so that the CPU seconds belong to the image.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printWorst, worstOf } from './lib/corpus-worst.mjs';

const USAGE =
  'usage: npm run corpus -- <folder> [--scorer <file>] [--only name,…] [--worst n] [--out <file>] [--results <file>] [-v]';
const root = resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scorer: { type: 'string' },
    only: { type: 'string' },
    worst: { type: 'string', default: '0' },
    results: { type: 'string' },
    out: { type: 'string', default: join(root, 'reports', 'corpus.json') },
    verbose: { type: 'boolean', short: 'v', default: false },
  },
});
const folder = positionals[0];
if (!folder) {
  console.error(USAGE);
  process.exit(2);
}

compileTypeScriptOnTheFly();
const { OcrEngine } = require(join(root, 'server/infra/ocr/ocr-engine.ts'));
const { readScreenshot } = require(join(root, 'server/modules/processing/read-screenshot.ts'));

const truths = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'));
const parts = values.only?.split(',') ?? [''];
const chosen = truths.filter(({ file }) => parts.some((part) => file.includes(part)));
const results = values.results ? earlier() : await readAll(chosen);
if (!values.results) {
  mkdirSync(dirname(resolve(values.out)), { recursive: true });
  writeFileSync(values.out, JSON.stringify(results, null, 1));
  report(results);
}
process.exitCode = values.scorer ? score() : 0;
printWorst(worstOf(chosen, results, Number(values.worst)));

/** Only of images that are still there. */
function earlier() {
  const found = JSON.parse(readFileSync(values.results, 'utf8'));
  return chosen.map(({ file }) => found.find((result) => result.file === file));
}

/** A fresh checkout has no build; this makes `require` understand the server's sources. */
function compileTypeScriptOnTheFly() {
  const { transformSync } = require('@swc/core');
  require.extensions['.ts'] = (module, filename) => {
    const options = { filename, swcrc: true, configFile: join(root, '.swcrc'), sourceMaps: false };
    module._compile(transformSync(readFileSync(filename, 'utf8'), options).code, filename);
  };
}

async function readAll(images) {
  const dataDir = mkdtempSync(join(tmpdir(), 'corpus-'));
  const engine = new OcrEngine({ workers: 1, dataDir });
  const results = [];
  try {
    for (const truth of images) results.push(await readOne(engine, truth));
  } finally {
    await engine.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return results;
}

async function readOne(engine, { file, image_date: imageDate }) {
  const before = process.cpuUsage();
  const image = readFileSync(join(folder, file));
  const input = { image, fileName: 'screenshot.png', imageDate, knownTags: [] };
  const { ocr, analysis } = await readScreenshot(engine, input);
  const { user, system } = process.cpuUsage(before);
  const cpu = Math.round((user + system) / 1e4) / 100;
  if (values.verbose) console.error(`${file}  ${cpu} s  ${analysis.kind}  ${analysis.title}`);
  return {
    file,
    text: ocr.text,
    language: ocr.language,
    title: analysis.title,
    type: analysis.kind,
    tags: analysis.tags,
    dates: analysis.dates.map(({ date, confidence, quote }) => ({
      extracted_date: date,
      confidence,
      context_text: quote,
    })),
    cpu_s: cpu,
  };
}

function report(results) {
  const cpu = results.reduce((sum, { cpu_s }) => sum + cpu_s, 0) / (results.length || 1);
  const peak = process.resourceUsage().maxRSS / 1024;
  console.log(`images read                        ${results.length}`);
  console.log(`cpu seconds per image, mean        ${cpu.toFixed(2)}`);
  console.log(`peak memory, MB                    ${peak.toFixed(0)}`);
}

/** The scorer sees only the images that were read. */
function score() {
  const dir = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    writeFileSync(join(dir, 'truth.json'), JSON.stringify(chosen));
    const args = [
      resolve(values.scorer),
      dir,
      resolve(values.results ?? values.out),
      ...(values.verbose ? ['-v'] : []),
    ];
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
