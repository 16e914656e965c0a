// Makes the public pages as documents of their own, into dist/pages (part of `npm run build`).
// Node takes the form of numbers from LC_ALL when it starts, so the build sets it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chunksOf, entryChunks, readManifest } from './lib/manifest.mjs';
import { ROOT } from './lib/run.mjs';

const WEB = join(ROOT, 'dist/web');
const PAGES = join(ROOT, 'dist/pages');

const program = pathToFileURL(join(ROOT, '.cache/prerender/main.mjs')).href;
const { publicDocuments } = await import(program);
const manifest = readManifest(WEB);
const index = readFileSync(join(WEB, 'index.html'), 'utf8');
const atHand = chunksOf(manifest, entryChunks(manifest, index));

function filesOf(module) {
  if (!manifest[module]) throw new Error(`The build knows no ${module}`);
  const own = [...chunksOf(manifest, [module])].filter((key) => !atHand.has(key));
  const styles = own.flatMap((key) => manifest[key].css ?? []);
  const below = (files) => [...new Set(files)].map((file) => `/${file}`);
  return { styles: below(styles), scripts: below(own.map((key) => manifest[key].file)) };
}

rmSync(PAGES, { recursive: true, force: true });
mkdirSync(PAGES, { recursive: true });
const list = publicDocuments({ index, filesOf }).map(({ path, html }) => {
  const file = `${path.slice(1) || 'home'}.html`;
  writeFileSync(join(PAGES, file), html);
  return { path, file };
});
// Last: the build is whole when it is there.
writeFileSync(join(PAGES, 'pages.json'), `${JSON.stringify(list, null, 2)}\n`);
