const oneDigit = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

const SECONDS_OF_A_MINUTE = 60;
const SECONDS_OF_AN_HOUR = 60 * SECONDS_OF_A_MINUTE;

/** `4.2 s`, `12 min`, `3.5 h` */
export function formatDuration(seconds: number): string {
  if (seconds < SECONDS_OF_A_MINUTE) return `${oneDigit.format(seconds)} s`;
  if (seconds < SECONDS_OF_AN_HOUR) return `${oneDigit.format(seconds / SECONDS_OF_A_MINUTE)} min`;
  return `${oneDigit.format(seconds / SECONDS_OF_AN_HOUR)} h`;
}
