/** The first days (YYYY-MM-DD) of the month that it is in a zone and of the one with which the last `count` begin. */
export function lastMonths(
  now: Date,
  count: number,
  timeZone: string,
): { first: string; last: string } {
  // The Swedish way to write a date is ISO 8601.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  const last = `${today.slice(0, 7)}-01`;
  const first = new Date(`${last}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - (count - 1));
  return { first: first.toISOString().slice(0, 10), last };
}
