// CPU of a program with all its children, and of the database beside it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TICKS_PER_SECOND = 100;
const NS_PER_SECOND = 1e9;

/** Nanoseconds of living threads; empty where the kernel does not count them. */
function scheduledSeconds(pid) {
  const tasks = `/proc/${pid}/task`;
  const times = readdirSync(tasks).map((task) => {
    const file = join(tasks, task, 'schedstat');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) : 0;
  });
  return times.reduce((sum, time) => sum + time, 0) / NS_PER_SECOND;
}

/**
 * Two figures that are both too low: ticks of ten milliseconds leave out partial ticks, the scheduler's nanoseconds
 * leave out ended threads. The larger one is right or close. Ended children are counted in ticks only.
 */
function processOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (first) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS_PER_SECOND;
  const own = Math.max(seconds(11), scheduledSeconds(pid));
  return { pid, parent: Number(fields[1]), seconds: own + seconds(13) };
}

function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [processOf(Number(name))];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
}

/** None where no database runs. */
const postmastersOf = (dataDir) => {
  const file = join(dataDir, 'pg18/postmaster.pid');
  return existsSync(file) ? [Number(readFileSync(file, 'utf8').split('\n')[0])] : [];
};

/** The process below a product that runs one of its programs, such as `api.js`. */
export function childOf(pid, program) {
  const child = processes().find(
    (it) => it.parent === pid && readFileSync(`/proc/${it.pid}/cmdline`, 'utf8').includes(program),
  );
  if (!child) throw new Error(`no ${program} runs below ${pid}`);
  return child.pid;
}

/** A program, the database of its folder, and all their children. */
function family(pid, dataDir) {
  const all = processes();
  const wanted = new Set([pid, ...postmastersOf(dataDir)]);
  for (let grew = true; grew;) {
    grew = false;
    for (const { pid: own, parent } of all) {
      if (!wanted.has(own) && wanted.has(parent)) {
        wanted.add(own);
        grew = true;
      }
    }
  }
  return all.filter((it) => wanted.has(it.pid));
}

/** Their process ids. */
export const below = (pid, dataDir) => family(pid, dataDir).map((it) => it.pid);

/** CPU seconds so far. */
export const cpuSeconds = (pid, dataDir) =>
  family(pid, dataDir).reduce((sum, it) => sum + it.seconds, 0);
