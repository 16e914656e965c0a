import { formatNumber } from '../../../shared/format';

// Not in `texts.ts`, which loads with every page: few people ever see a notice.

export const noticeTexts = {
  plans: 'See plans',

  reachedTitle: 'Upload Limit Reached',
  reached: "You've reached your monthly upload limit.",
  approachingTitle: 'Approaching Upload Limit',
  approaching: (remaining: number) =>
    `You have ${formatNumber(remaining)} uploads remaining this month.`,
  adviceFree: 'Upgrade to a paid plan to keep uploading.',
  advicePaid: (date: string) => `Move to a larger plan or wait for the reset on ${date}.`,

  graceTitle: 'Your last payment failed',
  grace: (plan: string, date: string | null) =>
    date === null
      ? `${plan} stays active for a few days. Update your card to keep it.`
      : `${plan} stays active until ${date}. Update your card before then to keep it.`,
  graceAction: 'Fix payment',
} as const;
