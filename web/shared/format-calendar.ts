const monthName = new Intl.DateTimeFormat(undefined, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `November 2026`, from `2026-11`. */
export const formatMonth = (month: string): string =>
  monthName.format(new Date(`${month}-01T00:00:00Z`));

const utcDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

/** The UTC day of an instant, for values that are counted by UTC months. */
export const formatUtcDay = (instant: string): string => utcDay.format(new Date(instant));
