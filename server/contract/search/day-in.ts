/** The day of a moment in a time zone as `2026-11-20`, the form of ISO 8601, which the Swedish locale writes. */
export const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
