import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** On Linux the kernel shows the figures as files, and a look costs microseconds; elsewhere it starts a program. */
const HAS_PROC = process.platform === 'linux';
export const LOOK_EVERY_MS = HAS_PROC ? 20 : 500;
/** The kernel counts in hundredths of a second, whatever its own clock does. */
const MS_PER_TICK = 10;

export interface ProcessUse {
  /** Resident memory in MiB. */
  megabytes: number;
  /** Time on the processors since its start: on a busy machine it says more than a clock. */
  cpuMs: number;
  /** It waits for something else than a processor or a disk, or was stopped; one that others crowd out does not. */
  isAsleep: boolean;
}

/** States of a process that runs, could run, or is served by a disk. */
const AWAKE = /^[RDU]/;

/** The memory and time that a process has used; null when it is gone or the system does not tell. */
export async function useOf(pid: number): Promise<ProcessUse | null> {
  return HAS_PROC ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): ProcessUse | null {
  try {
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything; user and system time are the 12th and 13th after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cpuMs = (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
    return {
      megabytes: Number(resident?.[1] ?? 0) / 1024,
      cpuMs,
      isAsleep: !AWAKE.test(fields[0] ?? ''),
    };
  } catch {
    // It ended between two looks.
    return null;
  }
}

function fromPs(pid: number): Promise<ProcessUse | null> {
  return new Promise((done) => {
    execFile('ps', ['-o', 'rss=,time=,state=', '-p', String(pid)], (error, stdout) => {
      const [resident = '', time = '', state = ''] = stdout.trim().split(/\s+/);
      // Hours, minutes and seconds with colons between them, as many of them as are needed.
      const seconds = time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0);
      const megabytes = Number(resident) / 1024;
      done(error ? null : { megabytes, cpuMs: seconds * 1000, isAsleep: !AWAKE.test(state) });
    });
  });
}
