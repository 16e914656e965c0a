// npm run bench -- P1 --profile: a flame graph of the API while the figure is taken.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../../scripts/lib/run.mjs';
import { childOf } from '../cpu.mjs';
import { flameGraph, hottest } from './flame.mjs';

const PRELOAD = fileURLToPath(new URL('preload.cjs', import.meta.url));
const REPORTS = join(ROOT, 'reports');
const FILE = join(REPORTS, 'profile.cpuprofile');
const PROGRAM = 'server/api.js';
const SHOWN = 15;

/** The environment in which the product's API can be profiled. */
export const profiledEnvironment = () => ({
  NODE_OPTIONS: `--require ${PRELOAD}`,
  PROFILED_PROGRAM: PROGRAM,
  PROFILE_FILE: FILE,
});

/**
 * Profiles the API of a product during the work, and writes `reports/profile-<id>.svg`.
 * @param {number} supervisor
 * @param {string} id
 * @param {() => Promise<void>} work
 */
export async function profiled(supervisor, id, work) {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(FILE, { force: true });
  const pid = childOf(supervisor, PROGRAM);
  process.kill(pid, 'SIGUSR2');
  await work();
  process.kill(pid, 'SIGUSR2');
  const profile = await written();
  const svg = join(REPORTS, `profile-${id}.svg`);
  writeFileSync(svg, flameGraph(profile));
  for (const [share, name] of hottest(profile, SHOWN))
    console.log(`${(share * 100).toFixed(1).padStart(6)} % ${name}`);
  console.log(`The flame graph: ${svg}`);
}

async function written() {
  for (let n = 0; n < 300; n += 1) {
    try {
      if (existsSync(FILE)) return JSON.parse(readFileSync(FILE, 'utf8'));
    } catch {
      // It is still being written.
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the API wrote no profile');
}
