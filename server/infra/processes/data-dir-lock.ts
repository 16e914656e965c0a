import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processStart } from './process-identity';

interface Holder {
  pid: number;
  start: string | null;
}

export class DataDirLockedError extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `Shotvault already runs on ${dataDir} (process ${pid}). ` +
        'Stop it first, or give this one a DATA_DIR of its own.',
    );
    this.name = 'DataDirLockedError';
  }
}

/**
 * Locks a data folder for this process and returns a function that unlocks it. Two servers on one folder would share a
 * database and destroy each other's files. The lock of a dead process is taken over.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const file = join(dataDir, 'lock');
  const mine: Holder = { pid: process.pid, start: processStart(process.pid) };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(file, mine)) return () => rmSync(file, { force: true });
    const holder = read(file);
    if (holder && isSame(holder, mine)) return () => undefined;
    if (holder && isRunning(holder)) throw new DataDirLockedError(dataDir, holder.pid);
    discard(file, holder);
  }
  throw new Error(`The lock of ${dataDir} changes hands all the time; try again.`);
}

/** The process id of the living process that holds a data folder, if any. */
export function findLockHolder(dataDir: string): number | null {
  const holder = read(join(dataDir, 'lock'));
  return holder && isRunning(holder) ? holder.pid : null;
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    // Absent, or half written by a process that died: nobody holds it.
    return null;
  }
}

/** Moves a dead lock away; if a living process has replaced it meanwhile, puts that lock back. */
function discard(file: string, dead: Holder | null): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    // Another process moved it first; the next attempt sees the result.
    return;
  }
  const moved = read(aside);
  if (moved && !(dead && isSame(moved, dead))) create(file, moved);
  rmSync(aside, { force: true });
}

function isRunning(holder: Holder): boolean {
  const start = processStart(holder.pid);
  return start !== null && start === holder.start;
}

function isSame(a: Holder, b: Holder): boolean {
  return a.pid === b.pid && a.start === b.start;
}
