import { type Price } from './records';

/** Formats cents for people, such as `$19.00` or `-$3.20`. */
export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** Formats unix seconds as a day, such as `20 Nov 2026`; the sandbox uses UTC only. */
export function formatDay(seconds: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(seconds * 1000);
}

/** Unix seconds to the minute, such as `20 Nov 2026, 14:05`. */
export function formatMinute(seconds: number): string {
  return `${formatDay(seconds)}, ${new Date(seconds * 1000).toISOString().slice(11, 16)} UTC`;
}

/** Such as `$19.00 a month`. */
export function rateOf(price: Price): string {
  const amount = formatMoney(price.amount, price.currency);
  if (price.intervalCount === 1) return `${amount} a ${price.interval}`;
  return `${amount} every ${price.intervalCount} ${price.interval}s`;
}
