const number = new Intl.NumberFormat();
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });
const utcDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

export const formatNumber = (value: number): string => number.format(value);

/** `Nov 20, 2026`, in the reader's time zone. */
export const formatDate = (instant: string): string => date.format(new Date(instant));

const plainDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const DAY_LENGTH = 10;

/** The day of a wall-clock time or plain day, as it is written; no time zone changes it. */
export const formatPlainDay = (text: string): string =>
  plainDay.format(new Date(`${text.slice(0, DAY_LENGTH)}T00:00:00Z`));

const monthName = new Intl.DateTimeFormat(undefined, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `November 2026`, from `2026-11`. */
export const formatMonth = (month: string): string =>
  monthName.format(new Date(`${month}-01T00:00:00Z`));

/** The full date and time, for the `title` of a short or relative one. */
export const formatDateTime = (instant: string): string => dateTime.format(new Date(instant));

/** The UTC day of an instant, for values that are counted by UTC months. */
export const formatUtcDay = (instant: string): string => utcDay.format(new Date(instant));

/** `$19.00`, for columns of sums; the currency is an ISO code in any case. */
export const formatMoney = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** The price of a plan: `$19`, with cents only if there are any. Plans are sold in dollars. */
export const formatCents = (cents: number): string =>
  formatMoney(cents, 'USD').replace(/\.00$/, '');

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

/** A share from 0 to 1 as `97%`. */
export const formatPercent = (share: number): string => percent.format(share);
