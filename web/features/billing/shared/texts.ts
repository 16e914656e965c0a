import { formatNumber } from '../../../shared/format';

export const billingTexts = {
  noLimit: '∞',
  /** The used part of an allowance; `left` says the other one. Amounts, such as uploads and bytes, come as words. */
  used: (used: string, limit: string | null) =>
    limit === null ? `${used} used` : `${used} of ${limit} used`,
  left: (amount: string) => `${amount} remaining`,
  uploadsUsed: (used: number, limit: number | null): string =>
    billingTexts.used(formatNumber(used), limit === null ? null : formatNumber(limit)),
  remaining: (count: number | null): string =>
    count === null
      ? 'Unlimited uploads'
      : billingTexts.left(count === 1 ? '1 upload' : `${formatNumber(count)} uploads`),
  usage: (used: number, limit: number | null): string =>
    `${formatNumber(used)}/${limit === null ? billingTexts.noLimit : formatNumber(limit)}`,
  planLink: (plan: string) => `${plan} plan`,
  pricing: 'Pricing',
  upgrade: 'Upgrade',
} as const;
