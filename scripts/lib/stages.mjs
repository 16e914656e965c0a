// The checks of this repository, those with the most information for the least time first.
import { accessSync, constants, existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { bin } from './run.mjs';

const CHROMIUM = {
  name: 'Chromium',
  install: 'apt-get install chromium (or set CHROME to the path of a Chrome or Chromium)',
  isThere: () => findChromium() !== undefined,
};

const REDIS = {
  name: 'redis-server',
  install: 'apt-get install redis-server',
  isThere: () => spawnSync('redis-server', ['--version']).status === 0,
};

const check = (name, args) => ({
  name,
  command: bin(args[0])[0],
  args: [bin(args[0])[1], ...args.slice(1)],
});
const jest = (name, rest = {}) => ({ name, project: name, ...rest });
const script = (name, ...args) => ({ name, command: process.execPath, args });

/**
 * `isAlone`: measures time, or uses both cores itself. `isLight`: waits most of its time, so it runs as a third beside
 * two others.
 */
export const STAGES = [
  script('lock file', 'scripts/lock.mjs', '--check'),
  check('format', ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
  check('lint', ['eslint/bin/eslint.js', '.']),
  check('types of the server', ['typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']),
  check('types of the scripts', ['typescript/bin/tsc', '--noEmit', '-p', 'scripts/tsconfig.json']),
  check('types of the pages', ['typescript/bin/tsc', '--noEmit', '-p', 'web/tsconfig.json']),
  jest('architecture'),
  jest('unit'),
  // Without Redis it skips the parts that need it.
  jest('drivers', { wants: [REDIS] }),
  // Started by itself it would leave a core idle.
  jest('web', { workers: 2 }),
  jest('api', { workers: 2, isAlone: true }),
  // After both, because they record the statements that they reach.
  { ...script('statements', 'scripts/statements.mjs'), isAlone: true },
  // Before the budgets, which measure the build, and the journeys, which visit it.
  { ...script('build', 'scripts/build.mjs', '--force'), isAlone: true },
  // Each file has a server, a database and a browser of its own.
  jest('journeys', { needs: [CHROMIUM], workers: 2, isAlone: true }),
  // Measures who waits for whom, so nothing else may run beside it.
  { ...script('hostile drill', 'scripts/drill.mjs', 'hostile', '--short'), isAlone: true },
  script('budgets', 'scripts/budgets.mjs'),
  script('smoke', 'test/smoke/smoke.mjs'),
  // It waits 16 s between two kills of a program, and for leases.
  { ...script('kill drill', 'scripts/drill.mjs', 'kill', '--short'), isLight: true },
  // From here on the longest first, so that the last two end together.
  script('mutants drill', 'scripts/drill.mjs', 'mutants', '--short'),
  script('outage drill', 'scripts/drill.mjs', 'outage', '--short'),
  { ...script('scripts drill', 'scripts/drill.mjs', 'scripts', '--short'), needs: [CHROMIUM] },
  {
    ...script('machines drill', 'scripts/drill.mjs', 'machines', '--short'),
    needs: [REDIS],
  },
  script('billing drill', 'scripts/drill.mjs', 'billing', '--short'),
  script('backup drill', 'scripts/drill.mjs', 'backup', '--short'),
  script('upgrade drill', 'scripts/drill.mjs', 'upgrade'),
  script('locks drill', 'scripts/drill.mjs', 'locks', '--short'),
  script('secrets drill', 'scripts/drill.mjs', 'secrets'),
  script('signin drill', 'scripts/drill.mjs', 'signin', '--short'),
  script('quota drill', 'scripts/drill.mjs', 'quota'),
  script('hostile texts drill', 'scripts/drill.mjs', 'hostile-texts', '--short'),
];

/** The groups of `npm test -- name`; every stage can also be run by its own name. */
export const GROUPS = { unit: ['architecture', 'unit', 'web'] };

export function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [process.env.CHROME, ...candidates, mac].find((path) => path && isExecutable(path));
}

function isExecutable(path) {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // It exists, but is not executable for this account.
    return false;
  }
}
