const KB = 1024;
const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** B, KB or MB (spec §9). */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${number.format(Math.round(bytes))} B`;
  if (bytes < KB * KB) return `${number.format(Math.round(bytes / KB))} KB`;
  return `${number.format(bytes / (KB * KB))} MB`;
}
