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
const specs = (name, rest = {}) => ({ name, project: name, ...rest });
const script = (name, ...args) => ({ name, command: process.execPath, args });
/** These use the build. */
const product = (name, args, rest = {}) => ({
  ...script(name, ...args),
  after: ['build'],
  ...rest,
});
const drill = (name, ...options) =>
  product(`${name.replaceAll('-', ' ')} drill`, ['scripts/drill.mjs', name, ...options]);

/** `schedule.mjs` says what `after`, `isAlone` and `isLight` mean. Short stages first, then the longest of the rest. */
export const STAGES = [
  script('lock file', 'scripts/lock.mjs', '--check'),
  check('format', ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
  check('types of the server', ['typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']),
  check('types of the scripts', ['typescript/bin/tsc', '--noEmit', '-p', 'scripts/tsconfig.json']),
  check('types of the pages', ['typescript/bin/tsc', '--noEmit', '-p', 'web/tsconfig.json']),
  specs('architecture'),
  // The client of the database stays, because others use it meanwhile.
  script('build', 'scripts/build.mjs', '--force', '--keep-client'),
  specs('unit'),
  check('lint', ['eslint/bin/eslint.js', '.']),
  // Each file has a server, a database and a browser of its own.
  specs('journeys', { needs: [CHROMIUM], after: ['build'] }),
  specs('api'),
  // It waits 16 s between two kills of a program, and for leases.
  { ...drill('kill', '--short'), isLight: true },
  specs('web'),
  // Without Redis it skips the parts that need it.
  specs('drivers', { wants: [REDIS] }),
  // Both record the statements that they reach.
  { ...script('statements', 'scripts/statements.mjs'), after: ['api', 'drivers'] },
  drill('mutants', '--short'),
  { ...drill('scripts', '--short'), needs: [CHROMIUM] },
  { ...drill('machines', '--short'), needs: [REDIS] },
  drill('billing', '--short'),
  drill('backup', '--short'),
  drill('upgrade'),
  drill('locks', '--short'),
  // Of other seeds the text engine may misread a value, which is no leak.
  drill('secrets', '--seed=2026'),
  drill('shares', '--short'),
  drill('signin', '--short'),
  drill('quota'),
  drill('hostile-texts', '--short'),
  product('smoke', ['test/smoke/smoke.mjs']),
  product('budgets', ['scripts/budgets.mjs']),
  // Both measure how long people wait, so nothing else may run beside them.
  { ...drill('outage', '--short'), isAlone: true },
  { ...drill('hostile', '--short'), isAlone: true },
];

/** The groups of `npm test -- name`; every stage can also be run by its own name. */
export const GROUPS = { unit: ['architecture', 'unit', 'web'] };

/** The headless shell comes first: it is the same engine without windows, and takes a sixth less processor time. */
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)));
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
