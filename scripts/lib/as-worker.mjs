import { spawnSync } from 'node:child_process';

/** The settings of memory with which `server/start.ts` starts the worker; the C library and Node.js read them once, at the start. */
const MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=2',
};

/** Runs this program anew with them, so that it takes the memory that reading takes in the product. */
export function runAsWorker() {
  if (Object.keys(MEMORY).every((name) => process.env[name])) return;
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...MEMORY, ...process.env },
  });
  process.exit(status ?? 1);
}
