import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process started, in the words of its system; null when it is gone. A process number alone is no
 * identity: it is given away again, and in a container the same small numbers return at every start.
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
    // The name stands in brackets and may hold anything; the state follows it, the start is the 20th after.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie is dead: below a first process that collects nobody it would stay "alive" for ever.
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
