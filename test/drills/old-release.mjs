// A release, built from the commit of its archive, to run beside today's code.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsOf, newFolder, ROOT } from './product.mjs';

const git = (...args) =>
  execFileSync('git', ['-C', ROOT, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/**
 * The commit that wrote the archive of a release, or null: a downloaded folder has no history, and that of a shallow
 * clone may begin later. The migrations tell whether it is the right one.
 */
export function commitOf(version) {
  try {
    const archive = `test/fixtures/releases/${version}.tar`;
    const commit = git('log', '-1', '--format=%H', '--', archive);
    const folders = git('ls-tree', '-d', '--name-only', `${commit}:prisma/migrations`).split('\n');
    return folders.join() === migrationsOf(version).join() ? commit : null;
  } catch {
    return null;
  }
}

/** The release's own steps, because they change between releases. */
const STEPS = `
  const { buildServer, generateClient } = await import('./scripts/lib/build.mjs');
  await generateClient();
  await buildServer();`;

/** Server and commands of a release in a folder of their own; pages are left out. */
export function buildRelease(commit) {
  const folder = newFolder();
  const source = execFileSync('git', ['-C', ROOT, 'archive', commit], { maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', folder], { input: source });
  linkPackages(folder);
  const args = ['--input-type=module', '--eval', STEPS];
  execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    program: (name) => join(folder, 'dist', name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Today's packages, and those that only the release has. Each is linked, so nothing is copied. */
function linkPackages(folder) {
  const today = join(ROOT, 'node_modules');
  const own = join(folder, 'node_modules');
  mkdirSync(own);
  for (const name of readdirSync(today)) symlinkSync(join(today, name), join(own, name));
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const gone = Object.keys(dependencies).filter((name) => !existsSync(join(own, name)));
  if (gone.length === 0) return;
  const extra = newFolder();
  const wanted = gone.map((name) => `${name}@${dependencies[name]}`);
  const flags = ['--prefix', extra, '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', ...flags, ...wanted], { cwd: extra, stdio: 'inherit' });
  for (const name of gone) symlinkSync(join(extra, 'node_modules', name), join(own, name));
}
