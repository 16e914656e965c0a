// npm run budgets   what a first visit downloads, held against its limits (needs a build)
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunksOf, entryChunks, readManifest } from './lib/manifest.mjs';
import { ROOT } from './lib/run.mjs';

const WEB = join(ROOT, 'dist/web');
const MANIFEST = join(WEB, 'manifest.json');
const KB = 1000;

if (!existsSync(MANIFEST)) {
  console.error('There is no build yet: npm run build');
  process.exit(1);
}
const manifest = readManifest(WEB);
const sizeOf = (file) => gzipSync(readFileSync(join(WEB, file)), { level: 9 }).length;

function filesOf(keys, kind) {
  const files = [...keys].flatMap((key) =>
    kind === 'css' ? (manifest[key].css ?? []) : [manifest[key].file],
  );
  return [...new Set(files)];
}

const total = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);

const ENTRY = entryChunks(manifest, readFileSync(join(WEB, 'index.html'), 'utf8'));

/** The files that a page needs to be complete: the entry, its frame and itself. */
const firstLoad = (...pages) => chunksOf(manifest, [...ENTRY, ...pages]);

const FRAME = 'frame/signed-in-frame.tsx';
const PUBLIC = ['about', 'public-pricing', 'contact', 'support', 'releases', 'legal'];
const landing = firstLoad('routes/landing.tsx');
const gallery = firstLoad(FRAME, 'routes/gallery.tsx');
const fonts = Object.values(manifest).filter(({ file }) => file?.endsWith('.woff2'));

const rows = [
  ['landing, first-load JS', total(filesOf(landing, 'js')), 170 * KB],
  ...PUBLIC.map((page) => {
    const keys = firstLoad('app/public-pages.tsx', `routes/${page}.tsx`);
    return [`${page}, first-load JS`, total(filesOf(keys, 'js')), 170 * KB];
  }),
  ['gallery, first-load JS', total(filesOf(gallery, 'js')), 170 * KB],
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
