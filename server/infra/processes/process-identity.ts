import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The start time of a process in its system's format; null when it is gone. A process id alone does not identify a
 * process: ids are reused, and a container uses the same small ones at every start.
 */
export function processStart(pid: number): string | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (process.platform === 'linux') return linuxStart(pid);
  if (!answersSignals(pid)) return null;
  if (process.platform === 'win32') return 'alive';
  return (
    spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)])
      .stdout.toString()
      .trim() || null
  );
}

export function isAlive(pid: number): boolean {
  return processStart(pid) !== null;
}

function linuxStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may contain anything; the state follows it, the start time is the 20th field after.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie is dead: with an init process that collects none it would stay "alive" for ever.
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    // No such entry: the process is gone.
    return null;
  }
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
