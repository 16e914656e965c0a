export function cpuSeconds(pid: number, dataDir: string): number;
