/** The day that it is in a zone, and the one with which the last `count` days begin; both as YYYY-MM-DD. */
export function lastDays(now: Date, count: number, timeZone: string): { from: string; to: string } {
  // The Swedish way to write a date is ISO 8601.
  const to = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  const first = new Date(`${to}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (count - 1));
  return { from: first.toISOString().slice(0, 10), to };
}
