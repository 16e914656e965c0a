const number = new Intl.NumberFormat();
let date: Intl.DateTimeFormat;
let dateTime: Intl.DateTimeFormat;

/** Sets the time zone of all instants that are shown: the one chosen in the settings, or that of the device. */
export function showInstantsIn(timeZone?: string | null): void {
  const zone = { timeZone: timeZone ?? undefined };
  date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', ...zone });
  dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short', ...zone });
}

showInstantsIn();

export const formatNumber = (value: number): string => number.format(value);

/** `Nov 20, 2026`, in the reader's time zone. */
export const formatDate = (instant: string): string => date.format(new Date(instant));

const plainDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const DAY_LENGTH = 10;

/** The day of a wall-clock time or plain day, as it is written; no time zone changes it. */
export const formatPlainDay = (text: string): string =>
  plainDay.format(new Date(`${text.slice(0, DAY_LENGTH)}T00:00:00Z`));

/** The full date and time, for the `title` of a short or relative one. */
export const formatDateTime = (instant: string): string => dateTime.format(new Date(instant));
