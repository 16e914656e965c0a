const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1024;

const SIZE = /^(\d{1,15}(?:\.\d{1,3})?) ?(B|KB|MB|GB|TB)?$/i;

/** Bytes of a text such as `50 GB`, `1.5TB` or `1048576`, in steps of 1,024; null for anything else. */
export function parseByteSize(text: string): number | null {
  const [, digits, name = 'B'] = SIZE.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const exponent = UNITS.findIndex((unit) => unit === name.toUpperCase());
  const bytes = Math.round(Number(digits) * STEP ** exponent);
  return Number.isSafeInteger(bytes) ? bytes : null;
}

/** `4.9 GB`, in the steps of `parseByteSize`. */
export function formatByteSize(bytes: number): string {
  let unit = 0;
  let value = bytes;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${Number(value.toFixed(digits))} ${UNITS[unit] ?? ''}`;
}
