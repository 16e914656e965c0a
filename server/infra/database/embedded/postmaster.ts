import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, processStart } from '../../processes/process-identity';

/** The first lines of the `postmaster.pid` of a running PostgreSQL. */
export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

export function findPostmaster(data: string): Postmaster | null {
  const lines = readPidFile(data);
  const pid = Number(lines?.[0]);
  if (!lines || !isPostgres(pid, data)) return null;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * PostgreSQL only checks whether the process id in its file is in use, and refuses to start when a zombie or, after a
 * restart of the container, another program has it. A free id is left to PostgreSQL's own check.
 */
export function clearStalePidFile(data: string): void {
  const pid = Number(readPidFile(data)?.[0]);
  if (!Number.isInteger(pid) || pid <= 0 || isPostgres(pid, data)) return;
  if (isTaken(pid)) rmSync(join(data, 'postmaster.pid'), { force: true });
}

function readPidFile(data: string): string[] | null {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    // PostgreSQL removes the file when it stops, so none is running.
    return null;
  }
}

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Stops in fast mode (clients are disconnected, everything is written), and in immediate mode when that takes too long
 * (the next start recovers from the log, nothing acknowledged is lost). Sends the signals that pg_ctl would send.
 */
export async function stopPostmaster(pid: number, data: string, patienceMs = 3000): Promise<void> {
  if (!isPostgres(pid, data)) return;
  const start = processStart(pid);
  for (const [signal, patience] of [
    ['SIGINT', patienceMs],
    ['SIGQUIT', 500],
    ['SIGKILL', 500],
  ] as const) {
    // When it is killed it cannot stop its own processes, so the whole group is killed.
    send(signal === 'SIGKILL' ? -pid : pid, signal);
    if (await isGoneWithin(pid, start, patience)) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not end.`);
}

/** Compares start times: a process that is ending has no command line any more, but still holds its files and port. */
async function isGoneWithin(
  pid: number,
  start: string | null,
  patienceMs: number,
): Promise<boolean> {
  for (let waited = 0; waited <= patienceMs; waited += 10) {
    if (processStart(pid) !== start) return true;
    await sleep(10);
  }
  return false;
}

/** After a restart of the machine another program may have the process id in the file. */
function isPostgres(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data);
  } catch {
    // It ended between the two calls.
    return false;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
