import { type Feature, PLANNED_FEATURES } from '../../../server/contract/plans';
import { formatNumber } from '../../shared/format';

// Apart from `texts.ts`, which travels with the frame: these belong to pages of their own.

export const pricingTexts = {
  title: 'Pricing',
  plans: 'Plans',
  mostPopular: 'Most Popular',
  perMonth: '/ month',
  unlimited: 'Unlimited',
  quota: (limit: number | null) =>
    limit === null ? 'Unlimited' : `${formatNumber(limit)} screenshots / month`,
  perImage: (cents: number) => `${cents.toFixed(1)} cents per screenshot`,
  free: 'No card needed',
  getStarted: 'Get Started',
  current: 'Current plan',
  upgradeTo: (plan: string) => `Upgrade to ${plan}`,
  switchTo: (plan: string) => `Switch to ${plan}`,

  yourPlan: 'Your plan',
  loading: 'Loading your plan',
  statusFailed: 'Your plan could not be loaded.',
  manage: 'Manage subscription',
  startsOn: (plan: string, date: string) => `${plan} starts on ${date}.`,

  cancelledTitle: 'Checkout Cancelled',
  cancelled: 'Nothing was charged and your plan is the same as before.',
  checkoutFailed: 'Failed to start checkout process. Please try again.',
  createFailed: 'Failed to create checkout session',
  noCheckoutUrl: 'No checkout URL received',
} as const;

export const changeTexts = {
  loading: 'Working out what this change costs',
  failed: 'The cost of this change could not be worked out.',
  dueNow: 'Due today',
  credit: 'Credit on your next invoice',
  nextInvoice: 'Next invoice',
  nextInvoiceOn: (date: string) => `Next invoice on ${date}`,
  why: 'How this comes about',
  allowance: 'Uploads',
  locks: (count: number) =>
    count === 0
      ? 'All your screenshots stay open.'
      : `${count === 1 ? '1 screenshot' : `${formatNumber(count)} screenshots`} will be locked: only your first 100 stay open.`,
  when: 'When should it start?',
  now: 'Now, prorated',
  atPeriodEnd: (date: string) => `At the end of the period, ${date}`,
  confirmPage: 'You confirm the payment on the next page. Nothing changes before that.',
  cancel: 'Not now',
  confirm: 'Change plan',
  continue: 'Continue to payment',
  changeFailed: 'Your plan could not be changed. Please try again.',
  changedNow: (plan: string) => `You are on ${plan} now`,
  changesLater: (plan: string, date: string) => `${plan} starts on ${date}`,
} as const;

/** What the plans open, in the words of the comparison table. */
export const featureNames: Readonly<Record<Feature, string>> = {
  team_collaboration: 'Team collaboration',
  advanced_search: 'Advanced search',
  priority_processing: 'Priority processing',
  api_access: 'API access',
  analytics: 'Analytics',
  white_label: 'White-label options',
  priority_support: 'Priority support',
};

/** The names of what is promised and still to come. */
export const plannedNames: ReadonlySet<string> = new Set(
  PLANNED_FEATURES.map((feature) => featureNames[feature]),
);

export const plannedMark = 'Planned';

export const faqTitle = 'Frequently asked questions';

/** The statements of the specification on money and data, worded as answers. */
export const pricingFaq = [
  {
    id: 'change',
    question: 'Can I change my plan later?',
    answer:
      'Yes. Plan changes are prorated and take effect immediately. A smaller plan can also start at the end of the period.',
  },
  {
    id: 'cancel',
    question: 'Can I cancel anytime?',
    answer:
      'Monthly plans can be cancelled anytime. Your plan then stays open until the end of the period that is paid for.',
  },
  {
    id: 'after',
    question: 'What happens to my screenshots when I cancel?',
    answer:
      'Former subscribers can view their first 100 screenshots. Nothing is deleted, and a new plan opens the others again.',
  },
  {
    id: 'annual',
    question: 'Are there annual plans?',
    answer:
      'Annual plans have a 30-day money-back guarantee. They are not on sale yet: today every plan is monthly.',
  },
  {
    id: 'reset',
    question: 'When does my upload limit reset?',
    answer:
      'On the first day of every month, at midnight UTC. Uploads to a team do not count against it.',
  },
  {
    id: 'processing',
    question: 'How long does AI processing take?',
    answer: 'About 10 to 30 seconds for each screenshot.',
  },
  {
    id: 'deleted',
    question: 'What happens to deleted data?',
    answer: 'Deleted data is removed within 30 days.',
  },
] as const;
