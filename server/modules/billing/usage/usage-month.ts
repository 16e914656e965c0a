/** The allowance is counted by calendar month in UTC, `2026-11` (docs/decisions.md#counting). */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** The first instant of the following month, when the count starts again. */
export function resetAfter(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));
}
