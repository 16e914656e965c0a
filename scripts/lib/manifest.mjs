// Reads the manifest of the build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const readManifest = (folder) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

/** The files that the page itself loads. */
export function entryChunks(manifest, index) {
  const scripts = [...index.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)];
  const files = scripts.map(([, file]) => file);
  return Object.keys(manifest).filter((key) => files.includes(manifest[key].file));
}

/** Chunks with everything that they import statically. */
export function chunksOf(manifest, keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return seen;
}
