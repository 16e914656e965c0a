import { OPEN_AFTER_PLAN } from '../../../../server/contract/limits';
import { formatNumber } from '../../../shared/format';

// Not in `texts.ts`, which loads with every page.

export const subscriptionTexts = {
  title: 'Subscription',
  loading: 'Loading your subscription',
  failed: 'Your subscription could not be loaded',

  plan: 'Plan',
  perMonth: '/ month',
  unlimited: 'Unlimited',
  quota: (limit: number | null) =>
    limit === null ? 'Unlimited' : `${formatNumber(limit)} screenshots / month`,
  active: 'Active',
  cancelling: 'Cancelling',
  paymentFailed: 'Payment failed',
  renews: 'Renews',
  ends: 'Ends',
  willCancel: 'Plan will cancel at period end',
  given: 'This plan was set up for you free of charge.',
  features: 'What it includes',
  basics: ['Upload', 'AI processing', 'Search', 'Tags', 'Collections'],
  changePlan: 'Change Plan',
  viewPlans: 'View Plans',
  manageBilling: 'Manage Billing',
  portalFailed: 'Failed to open billing portal. Please try again.',
  cancelPlan: 'Cancel Plan',

  usage: 'Usage this month',
  resets: (left: string, date: string) => `${left} · Resets on ${date}`,
  exceeded: "You've exceeded your monthly limit. Upgrade to continue uploading.",

  endsTitle: (date: string) => `Your subscription ends on ${date}`,
  endsText: `After that, only your first ${OPEN_AFTER_PLAN} screenshots remain accessible. Nothing is deleted, and resubscribing unlocks them all.`,
  keep: (plan: string) => `Keep ${plan}`,
  keepFailed: 'Your plan could not be kept. Please try again.',
  kept: (plan: string) => `${plan} continues`,
  scheduledTitle: (plan: string, date: string) => `${plan} starts on ${date}`,
  scheduledText: (plan: string) => `Until then you stay on ${plan}.`,
  lockedTitle: (count: number) =>
    count === 1 ? '1 screenshot is locked' : `${formatNumber(count)} screenshots are locked`,
  lockedText: `Since your paid plan ended, only your first ${OPEN_AFTER_PLAN} screenshots and newer uploads are accessible. A paid plan unlocks all of them at once.`,

  updatedTitle: 'Subscription Updated!',
  updated: (plan: string) => `You are now on ${plan}. Thank you.`,
  confirming: 'Waiting for the payment to be confirmed. This takes a few seconds.',
  unconfirmed:
    'The payment has not been confirmed yet. Your plan changes here as soon as it is; nothing is lost.',
  checkAgain: 'Check again',
} as const;

export const cancelTexts = {
  title: 'Cancel Subscription?',
  text: (plan: string, date: string) =>
    `${plan} stays active until ${date}. After that, only your first ${OPEN_AFTER_PLAN} screenshots remain accessible.`,
  locks: (count: number) =>
    `${count === 1 ? '1 screenshot' : `${formatNumber(count)} screenshots`} would then be locked.`,
  keep: 'Keep Subscription',
  confirm: 'Cancel Subscription',
  busy: 'Cancelling...',
  failed: 'Failed to cancel subscription. Please try again.',
  done: (date: string) => `Your plan is cancelled and stays active until ${date}`,
} as const;

export const invoiceTexts = {
  title: 'Invoices',
  loading: 'Loading invoices',
  failed: 'Your invoices could not be loaded.',
  empty: 'No invoices yet',
  fromCredit: (money: string) => `${money} paid from your credit`,
  toCredit: (money: string) => `${money} added to your credit`,
  open: 'View',
  openLabel: (number: string) => `View invoice ${number}, opens in a new tab`,
  statuses: {
    draft: 'Draft',
    open: 'Open',
    paid: 'Paid',
    uncollectible: 'Not paid',
    void: 'Void',
  },
} as const;
