// The resources used by this process and its children, read from /proc; without /proc, those of this process alone.
import { existsSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const KIB_PER_MIB = 1024;

/** @returns {{ cpu: number, peak: number }} seconds, and MiB: the sum of each one's own peak */
export function familyUse() {
  const children = `/proc/self/task/${process.pid}/children`;
  if (!existsSync(children)) return ownUse();
  const pids = readFileSync(children, 'utf8').trim().split(' ').filter(Boolean);
  const uses = [ownUse(), ...pids.map(useOf)];
  return {
    cpu: uses.reduce((sum, { cpu }) => sum + cpu, endedSeconds()),
    peak: uses.reduce((sum, { peak }) => sum + peak, 0),
  };
}

function ownUse() {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1e6, peak: process.resourceUsage().maxRSS / KIB_PER_MIB };
}

function useOf(pid) {
  try {
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { cpu: seconds(pid, 11), peak: Number(peak ?? 0) / KIB_PER_MIB };
  } catch {
    // It has just ended.
    return { cpu: 0, peak: 0 };
  }
}

/** Of children that are no more. */
const endedSeconds = () => seconds('self', 13);

/** The name stands in brackets and may hold anything; times of user and system follow each other. */
function seconds(pid, at) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[at]) + Number(fields[at + 1])) / TICKS_PER_SECOND;
}
