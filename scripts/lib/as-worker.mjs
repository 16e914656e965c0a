import { spawnSync } from 'node:child_process';

/** The settings of the C library's allocator with which `server/start.ts` starts the worker; it reads them once, at the start. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** Runs this program anew with them, so that it takes the memory that reading takes in the product. */
export function runAsWorker() {
  if (Object.keys(ALLOCATOR).every((name) => process.env[name])) return;
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...ALLOCATOR, ...process.env },
  });
  process.exit(status ?? 1);
}
