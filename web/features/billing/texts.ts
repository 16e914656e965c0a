import { formatNumber } from '../../shared/format';

export const NO_LIMIT = '∞';

export const billingTexts = {
  reachedTitle: 'Upload Limit Reached',
  reached: "You've reached your monthly upload limit.",
  approachingTitle: 'Approaching Upload Limit',
  approaching: (remaining: number) =>
    `You have ${formatNumber(remaining)} uploads remaining this month.`,
  adviceFree: 'Upgrade to a paid plan to keep uploading.',
  advicePaid: (date: string) => `Move to a larger plan or wait for the reset on ${date}.`,
  remaining: (count: number | null) =>
    count === null ? 'Unlimited uploads' : `${formatNumber(count)} uploads remaining`,
  usage: (used: number, limit: number | null) =>
    `${formatNumber(used)}/${limit === null ? NO_LIMIT : formatNumber(limit)}`,
  planLink: (plan: string) => `${plan} plan`,
  usageLabel: (used: number, limit: number | null) =>
    limit === null
      ? `${formatNumber(used)} uploads this month, no limit`
      : `${formatNumber(used)} of ${formatNumber(limit)} uploads used this month`,
  plans: 'See plans',
  pricing: 'Pricing',
  upgrade: 'Upgrade',
  graceTitle: 'Your last payment failed',
  grace: (plan: string, date: string | null) =>
    date === null
      ? `${plan} stays open for a few days. Update your card to keep it.`
      : `${plan} stays open until ${date}. Update your card before then to keep it.`,
  graceAction: 'Fix payment',
} as const;
