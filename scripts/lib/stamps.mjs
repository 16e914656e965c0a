// Remembers the inputs of a step: it is repeated only when they have changed.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ROOT } from './run.mjs';

const FOLDER = join(ROOT, '.cache', 'stamps');

/** Runs `make` unless `output` exists and was made from exactly these inputs (files and folders). */
export async function makeOnce({ name, inputs, output, isForced = false }, make) {
  const stamp = join(FOLDER, name);
  const current = fingerprint(inputs);
  const isFresh = existsSync(join(ROOT, output)) && read(stamp) === current;
  if (isFresh && !isForced) return false;
  forget(name);
  await make();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(stamp, current);
  return true;
}

/** Makes a step run again next time, whatever its inputs. */
export const forget = (name) => rmSync(join(FOLDER, name), { force: true });

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * Contents, not times: a fresh clone or a change of branch and back must not build again.
 * @param {readonly string[]} inputs
 */
export function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of inputs.flatMap((path) => filesBelow(resolve(ROOT, path))))
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter((entry) => entry.name !== 'generated' && !/\.spec\.tsx?$/.test(entry.name))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}
