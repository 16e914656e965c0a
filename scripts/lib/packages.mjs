// Whether node_modules is what the lock file says. Uses nothing from a package.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

/** Installs when something is missing or of another version; development tools always belong to it. */
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
    // Packages for other machines are in the lock file, too.
    return !present[path] && Boolean(optional || peer);
  });
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}
