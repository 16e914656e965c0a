// The specs that share a realm in whole runs.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Such a spec replaces modules or needs fresh ones, which would affect the others. */
const NEEDS_OWN_REALM = [
  /\bjest\.(mock|doMock|isolateModules\w*|resetModules)\(/,
  /^(const \w+ = )?jest\.spyOn\(/m,
  /^\/\/ Own realm: /m,
];
const needsOwnRealm = (/** @type {string} */ text) =>
  NEEDS_OWN_REALM.some((pattern) => pattern.test(text));

/**
 * Paths from the root, the largest first, so that each group gets some of them.
 * @param {readonly string[]} folders
 * @param {(text: string) => boolean} isWanted
 * @returns {string[]}
 */
function specsBelow(folders, isWanted) {
  return folders
    .flatMap((folder) =>
      readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.spec\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`),
    )
    .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }))
    .filter(({ text }) => isWanted(text))
    .sort((one, other) => other.text.length - one.text.length || (one.path < other.path ? -1 : 1))
    .map(({ path }) => path);
}

/** @param {readonly string[]} folders */
export const sharingSpecs = (folders) => specsBelow(folders, (text) => !needsOwnRealm(text));

/** @param {readonly string[]} folders */
export const lonelySpecs = (folders) => specsBelow(folders, needsOwnRealm);
