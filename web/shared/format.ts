const number = new Intl.NumberFormat();
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });
const utcDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

export const formatNumber = (value: number): string => number.format(value);

/** `Nov 20, 2026`, in the reader's own zone. */
export const formatDate = (instant: string): string => date.format(new Date(instant));

/** The full date and time, for the `title` beside a short or relative one. */
export const formatDateTime = (instant: string): string => dateTime.format(new Date(instant));

/** The day of an instant in UTC: what counts in UTC months is named by UTC days. */
export const formatUtcDay = (instant: string): string => utcDay.format(new Date(instant));

/** `$19.00`, as sums stand below one another; the currency is an ISO code in any case. */
export const formatMoney = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** The price of a plan, `$19`, and `$4.50` only where there are cents; plans are sold in dollars. */
export const formatCents = (cents: number): string =>
  formatMoney(cents, 'USD').replace(/\.00$/, '');

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

/** A share from 0 to 1 as `97%`. */
export const formatPercent = (share: number): string => percent.format(share);
