import { formatNumber } from '../../../shared/format';

export const billingTexts = {
  noLimit: '∞',
  remaining: (count: number | null) =>
    count === null ? 'Unlimited uploads' : `${formatNumber(count)} uploads remaining`,
  usage: (used: number, limit: number | null): string =>
    `${formatNumber(used)}/${limit === null ? billingTexts.noLimit : formatNumber(limit)}`,
  planLink: (plan: string) => `${plan} plan`,
  usageLabel: (used: number, limit: number | null) =>
    limit === null
      ? `${formatNumber(used)} uploads this month, no limit`
      : `${formatNumber(used)} of ${formatNumber(limit)} uploads used this month`,
  pricing: 'Pricing',
  upgrade: 'Upgrade',
} as const;
