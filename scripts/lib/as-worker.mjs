import { spawnSync } from 'node:child_process';

/** The settings of memory with which `server/start.ts` starts the worker; the C library and Node.js read them once, at the start. */
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=2',
};

/** Tells the program that was started with them. */
const STARTED = 'SHOTVAULT_AS_WORKER';

/** Runs this program anew with them, so that it takes the memory that reading takes in the product. Settings of one's own stay. */
export function runAsWorker() {
  if (process.env[STARTED]) return;
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...MEMORY, ...process.env, [STARTED]: 'yes' },
  });
  process.exit(status ?? 1);
}
