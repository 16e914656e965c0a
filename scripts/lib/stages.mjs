// The checks of this repository, in the order in which they say most for the least time.
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

export const STAGES = [
  script('lock file', 'scripts/lock.mjs', '--check'),
  check('format', ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
  check('lint', ['eslint/bin/eslint.js', '.']),
  check('types of the server', ['typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']),
  check('types of the pages', ['typescript/bin/tsc', '--noEmit', '-p', 'web/tsconfig.json']),
  jest('architecture'),
  jest('unit'),
  // Ends last of those beside it, and would leave a core idle.
  jest('web', { workers: 2 }),
  // Each file has a database of its own and much to wait for: two at a time take little more than half as long.
  jest('api', { workers: 2, isAlone: true }),
  // Without Redis it runs the parts that need none.
  jest('drivers', { wants: [REDIS] }),
  // Before the budgets, which weigh what it builds, and the journeys, which visit it.
  { ...script('build', 'scripts/build.mjs', '--force'), isAlone: true },
  script('budgets', 'scripts/budgets.mjs'),
  jest('journeys', { needs: [CHROMIUM], isAlone: true }),
  script('smoke', 'test/smoke/smoke.mjs'),
  script('quota drill', 'scripts/drill.mjs', 'quota'),
  script('kill drill', 'scripts/drill.mjs', 'kill', '--short'),
  {
    ...script('machines drill', 'scripts/drill.mjs', 'machines', '--short'),
    needs: [REDIS],
  },
  script('backup drill', 'scripts/drill.mjs', 'backup', '--short'),
  script('outage drill', 'scripts/drill.mjs', 'outage', '--short'),
  script('secrets drill', 'scripts/drill.mjs', 'secrets'),
  script('billing drill', 'scripts/drill.mjs', 'billing', '--short'),
  { ...script('scripts drill', 'scripts/drill.mjs', 'scripts', '--short'), needs: [CHROMIUM] },
];

/** What `npm test -- name` runs; any single stage can be asked for by its own name, too. */
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
    // There, but not for us.
    return false;
  }
}
