const KB = 1024;
const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

/** B, KB or MB (spec §9). */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${number.format(Math.round(bytes))} B`;
  if (bytes < KB * KB) return `${number.format(Math.round(bytes / KB))} KB`;
  return `${number.format(bytes / (KB * KB))} MB`;
}

/** 0 to 100. */
export const formatPercent = (value: number): string => percent.format(value / 100);
