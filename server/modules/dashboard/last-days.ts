import { dayIn } from '../../contract/search/day-in';

/** Today in a time zone, and the first of the last `count` days; both as YYYY-MM-DD. */
export function lastDays(now: Date, count: number, timeZone: string): { from: string; to: string } {
  const to = dayIn(timeZone, now);
  const first = new Date(`${to}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (count - 1));
  return { from: first.toISOString().slice(0, 10), to };
}
