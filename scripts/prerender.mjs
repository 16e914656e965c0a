// Renders documents for the public pages and the screens of signed-in people into dist/pages (part of `npm run build`).
// Node reads the format of numbers from LC_ALL at its start, so the build sets it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chunksOf, entryChunks, readManifest } from './lib/manifest.mjs';
import { ROOT } from './lib/run.mjs';

const WEB = join(ROOT, 'dist/web');
const PAGES = join(ROOT, 'dist/pages');

const program = pathToFileURL(join(ROOT, '.cache/prerender/main.mjs')).href;
const { readyDocuments } = await import(program);
const manifest = readManifest(WEB);
const index = readFileSync(join(WEB, 'index.html'), 'utf8');
const atHand = chunksOf(manifest, entryChunks(manifest, index));

function filesOf(...modules) {
  const unknown = modules.find((module) => !manifest[module]);
  if (unknown) throw new Error(`The build knows no ${unknown}`);
  const own = [...chunksOf(manifest, modules)].filter((key) => !atHand.has(key));
  const styles = own.flatMap((key) => manifest[key].css ?? []);
  const below = (files) => [...new Set(files)].map((file) => `/${file}`);
  return { styles: below(styles), scripts: below(own.map((key) => manifest[key].file)) };
}

/** A file name for an address, and another one for people where both have a page. */
/** @param {Record<string, string>} page */
const fileOf = ({ path, audience }) =>
  `${path.slice(1).replaceAll('/', '-').replaceAll(':', '') || 'home'}${audience === 'people' ? '.people' : ''}.html`;

rmSync(PAGES, { recursive: true, force: true });
mkdirSync(PAGES, { recursive: true });
/** Writes a page, and the one for an installation with a contact address. */
/** @param {string} file @param {{ html: string, htmlWithContact?: string }} page */
function write(file, { html, htmlWithContact }) {
  writeFileSync(join(PAGES, file), html);
  if (htmlWithContact === undefined) return { file };
  const fileWithContact = file.replace(/html$/, 'contact.html');
  writeFileSync(join(PAGES, fileWithContact), htmlWithContact);
  return { file, fileWithContact };
}

const list = readyDocuments({ index, filesOf }).map(
  ({ html, htmlWithContact, withoutPlans, ...page }) => {
    const file = fileOf(page);
    const files = { ...page, ...write(file, { html, htmlWithContact }) };
    if (!withoutPlans) return files;
    const ofOwnServer = file.replace(/html$/, 'own-server.html');
    return { ...files, withoutPlans: write(ofOwnServer, withoutPlans) };
  },
);
// Written last: its existence shows that the build is complete.
writeFileSync(join(PAGES, 'pages.json'), `${JSON.stringify(list, null, 2)}\n`);
