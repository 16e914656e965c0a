const KB = 1024;
const MB = KB * KB;
const GB = MB * KB;
const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** Above it a round scale would end at 1,000 of a unit, where the next one is nearly reached. */
const MOST_IN_UNIT = 500;

/** The bytes of the unit in which a scale up to this number is round. */
export function unitOf(bytes: number): number {
  return [GB, MB, KB].find((unit) => bytes > (unit / KB) * MOST_IN_UNIT) ?? 1;
}

/** B, KB or MB, and GB for sums of files. */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${number.format(Math.round(bytes))} B`;
  if (Math.round(bytes / KB) < KB) return `${number.format(Math.round(bytes / KB))} KB`;
  if (bytes < GB - MB / 20) return `${number.format(bytes / MB)} MB`;
  return `${number.format(bytes / GB)} GB`;
}
