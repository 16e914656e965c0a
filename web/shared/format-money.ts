/** `$19.00`, for columns of sums; the currency is an ISO code in any case. */
export const formatMoney = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** The price of a plan: `$19`, with cents only if there are any. Plans are sold in dollars. */
export const formatCents = (cents: number): string =>
  formatMoney(cents, 'USD').replace(/\.00$/, '');
