import { ERASURE_DAYS, OPEN_AFTER_PLAN } from '../../../../server/contract/limits';
import { type Feature, PLANNED_FEATURES } from '../../../../server/contract/plans';
import { formatNumber } from '../../../shared/format';

// Not in `texts.ts`, which loads with every page.

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
  cancelled: 'You were not charged, and your plan has not changed.',
  checkoutFailed: 'Failed to start checkout process. Please try again.',
  createFailed: 'Failed to create checkout session',
  noCheckoutUrl: 'No checkout URL received',
} as const;

export const changeTexts = {
  loading: 'Calculating the cost of this change',
  failed: 'The cost of this change could not be calculated.',
  dueNow: 'Due today',
  credit: 'Credit on your next invoice',
  nextInvoice: 'Next invoice',
  nextInvoiceOn: (date: string) => `Next invoice on ${date}`,
  why: 'How this is calculated',
  allowance: 'Uploads',
  locks: (count: number) =>
    count === 0
      ? 'All your screenshots stay open.'
      : `${count === 1 ? '1 screenshot' : `${formatNumber(count)} screenshots`} will be locked: only your first ${OPEN_AFTER_PLAN} stay open.`,
  when: 'When should it start?',
  now: 'Now, prorated',
  atPeriodEnd: (date: string) => `At the end of the period, ${date}`,
  confirmPage: 'You confirm the payment on the next page. Nothing changes until then.',
  cancel: 'Not now',
  confirm: 'Change plan',
  continue: 'Continue to payment',
  changeFailed: 'Your plan could not be changed. Please try again.',
  changedNow: (plan: string) => `You are now on ${plan}`,
  changesLater: (plan: string, date: string) => `${plan} starts on ${date}`,
} as const;

const counted = (n: number, one: string, many: string) =>
  n === 1 ? `1 ${one}` : `${formatNumber(n)} ${many}`;

/** Features that a smaller plan no longer has, and what becomes of the things made with them. */
export const lossTexts = {
  title: 'What you give up',
  fewerUploads: (n: number) => `${formatNumber(n)} fewer uploads each month`,
  waits: (used: number, day: string) =>
    `You have used ${formatNumber(used)} this month, so the next upload waits until ${day}.`,
  without: (feature: string) => `No more ${feature}`,
  teamsPause: (teams: number, people: number) => {
    const others = people === 0 ? '' : ` with ${counted(people, 'other person', 'other people')}`;
    const pause = teams === 1 ? 'pauses' : 'pause';
    return `${counted(teams, 'team', 'teams')}${others} ${pause}: everything can still be seen, but uploads and invites stop.`;
  },
  keysStop: (n: number) =>
    n === 1 ? '1 API key stops working.' : `${formatNumber(n)} API keys stop working.`,
  searchesStay: (n: number) =>
    n === 1
      ? '1 live collection goes on, but its search can no longer be changed.'
      : `${formatNumber(n)} live collections go on, but their searches can no longer be changed.`,
} as const;

/** The features of the plans, worded as in the comparison table. */
export const featureNames: Readonly<Record<Feature, string>> = {
  team_collaboration: 'Team collaboration',
  advanced_search: 'Advanced search',
  priority_processing: 'Priority processing',
  api_access: 'API access',
  analytics: 'Analytics',
  white_label: 'White-label options',
  priority_support: 'Priority support',
};

/** The names of features that are planned but do not exist yet. */
export const plannedNames: ReadonlySet<string> = new Set(
  PLANNED_FEATURES.map((feature) => featureNames[feature]),
);

export const plannedMark = 'Planned';

export const faqTitle = 'Frequently asked questions';

/** Statements about money and data, worded as answers. */
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
      'Monthly plans can be cancelled anytime. Your plan then stays active until the end of the paid period.',
  },
  {
    id: 'after',
    question: 'What happens to my screenshots when I cancel?',
    answer: `Former subscribers can view their first ${OPEN_AFTER_PLAN} screenshots. Nothing is deleted, and a new plan unlocks the others.`,
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
    answer: `Deleted data is removed within ${ERASURE_DAYS} days.`,
  },
] as const;
