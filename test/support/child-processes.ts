import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The kernel shows processes as files there. */
export const onLinux = existsSync('/proc/self/stat') ? it : it.skip;

/** The numbers of the processes that a process has started. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => {
      try {
        return (
          readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === `${pid}`
        );
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Settles when the process is gone; the time limit of the test ends the wait. */
export async function goneProcess(pid: number): Promise<void> {
  while (existsSync(`/proc/${pid}`)) await new Promise((done) => setTimeout(done, 20));
}
