// npm run budgets   what a first visit downloads, held against its limits (needs a build)
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './lib/run.mjs';

const WEB = join(ROOT, 'dist/web');
const MANIFEST = join(WEB, 'manifest.json');
const KB = 1000;

if (!existsSync(MANIFEST)) {
  console.error('There is no build yet: npm run build');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const sizeOf = (file) => gzipSync(readFileSync(join(WEB, file)), { level: 9 }).length;

/** What the page itself asks for. */
function entryChunks() {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)];
  const files = scripts.map(([, file]) => file);
  return Object.keys(manifest).filter((key) => files.includes(manifest[key].file));
}

/** A chunk with everything that it imports at once. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}

function filesOf(keys, kind) {
  const files = [...keys].flatMap((key) =>
    kind === 'css' ? (manifest[key].css ?? []) : [manifest[key].file],
  );
  return [...new Set(files)];
}

const total = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);

/** What a page loads before it is whole: the entry, its frame and itself. */
function firstLoad(...pages) {
  const keys = new Set();
  for (const page of [...ENTRY, ...pages]) closure(page, keys);
  return keys;
}

const ENTRY = entryChunks();
const FRAME = 'app/layouts/signed-in-frame.tsx';
const landing = firstLoad('routes/landing.tsx');
const gallery = firstLoad(FRAME, 'routes/gallery.tsx');
const fonts = Object.values(manifest).filter(({ file }) => file?.endsWith('.woff2'));

const rows = [
  ['landing, first-load JS', total(filesOf(landing, 'js')), 170 * KB],
  ['gallery, first-load JS', total(filesOf(gallery, 'js')), 200 * KB],
  ['gallery, first-load CSS', total(filesOf(gallery, 'css')), 20 * KB],
  ['font', total([...new Set(fonts.map(({ file }) => file))]), 30 * KB],
];

const shared = firstLoad(FRAME);
for (const [key, chunk] of Object.entries(manifest)) {
  if (!chunk.isDynamicEntry) continue;
  if (shared.has(key)) continue;
  rows.push([`lazy ${key}`, total(filesOf([key], 'js')), 40 * KB]);
}

let isOver = false;
for (const [name, size, limit] of rows) {
  const verdict = size > limit ? 'OVER' : 'ok';
  if (size > limit) isOver = true;
  console.log(
    `${verdict.padEnd(5)}${(size / KB).toFixed(1).padStart(7)} kB of ${String(limit / KB).padStart(3)}  ${name}`,
  );
}
process.exitCode = isOver ? 1 : 0;
