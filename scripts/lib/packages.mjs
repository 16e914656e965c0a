// Checks that node_modules matches the lock file. Uses no package itself.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

/** Installs when something is missing or outdated, including development tools. */
export async function installPackages() {
  if (areInstalled()) return;
  console.log('Installing packages…');
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const args = [...before, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await run(command, args, { shell: process.platform === 'win32' && !npm })) !== 0)
    throw new Error('The packages could not be installed; npm wrote above why.');
}

function areInstalled() {
  const wanted = readPackages(join(ROOT, 'package-lock.json'));
  const present = readPackages(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    if (path === '' || present[path]?.version === version) return true;
    // The lock file also contains packages for other machines.
    return !present[path] && Boolean(optional || peer);
  });
}

/** @param {string} file */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}
