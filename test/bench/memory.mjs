// Memory of the programs of the product, and the time until it answers.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { below } from './cpu.mjs';

const MEBIBYTE = 1024;

/** MiB of one program. Counts a shared page in part for each program. Zero for one that has just ended. */
export function memoryOfProcess(pid) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / MEBIBYTE;
  } catch {
    return 0;
  }
}

/** MiB of the product with its database, without the sandbox, which production does not run. */
export function memoryOf({ pid, dataDir }) {
  const all = below(pid, dataDir).filter((it) => !isSandbox(it));
  return all.reduce((sum, it) => sum + memoryOfProcess(it), 0);
}

function isSandbox(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/sandbox/');
  } catch {
    return false;
  }
}

/** The peak while `work` runs. */
export async function peakDuring(product, work) {
  let peak = memoryOf(product);
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      peak = Math.max(peak, memoryOf(product));
      await wait(100);
    }
  };
  const [result] = await Promise.all([work().finally(() => (isDone = true)), watch()]);
  return { peak, result };
}
