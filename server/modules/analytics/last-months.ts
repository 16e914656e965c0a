import { dayIn } from '../../contract/search/day-in';

/** The first days (YYYY-MM-DD) of the current month in a time zone and of the first of the last `count` months. */
export function lastMonths(
  now: Date,
  count: number,
  timeZone: string,
): { first: string; last: string } {
  const today = dayIn(timeZone, now);
  const last = `${today.slice(0, 7)}-01`;
  const first = new Date(`${last}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - (count - 1));
  return { first: first.toISOString().slice(0, 10), last };
}
