import { ERASURE_DAYS, INVITE_DAYS } from '../../../server/contract/limits';
import { FREE_PLAN, planWith } from '../../../server/contract/plans';
import { planSales } from '../../shared/plan-sales';
import { pricingFaq } from '../billing/shared/pricing-texts';

export const CATEGORIES = [
  'all',
  'Getting Started',
  'Teams',
  'Features',
  'Billing',
  'Security',
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Question {
  id: string;
  category: Exclude<Category, 'all'>;
  question: string;
  answer: string;
  /** The answer where no plans are sold; null leaves the question out. */
  answerWithoutPlans?: string | null;
}

/** The questions of the plan pages are shared; this map only adds their categories. */
const categoryOf: Readonly<Record<(typeof pricingFaq)[number]['id'], Question['category']>> = {
  change: 'Billing',
  cancel: 'Billing',
  after: 'Billing',
  annual: 'Billing',
  reset: 'Billing',
  processing: 'Features',
  deleted: 'Security',
};

const shared: readonly Question[] = pricingFaq.map((entry) => ({
  ...entry,
  category: categoryOf[entry.id],
  ...(categoryOf[entry.id] === 'Billing' ? { answerWithoutPlans: null } : {}),
}));

const operators =
  '"two words" finds a phrase, -word leaves out what holds the word, and OR joins two terms. tag:travel, in:Receipts, kind:invoice, has:date, has:text, has:code, has:link, has:phone, is:favorite, is:shared, amount>50, amount<10EUR, uploaded:2026-10, created:2026 and date:2026-10-01..2026-11-15 narrow a search, and so do before:2026-11 and after:2026-10. A dash before any of them leaves out what it finds.';

const own: readonly Question[] = [
  {
    id: 'account',
    category: 'Getting Started',
    question: 'Which account do I need?',
    answer: 'One that the sign-in page offers, such as Google. There is no password to remember.',
  },
  {
    id: 'upload',
    category: 'Getting Started',
    question: 'How do I upload screenshots?',
    answer:
      'Drop images anywhere on the page, paste one from the clipboard, or choose files or a whole folder. Only images are taken; other files are skipped.',
  },
  {
    id: 'free',
    category: 'Getting Started',
    question: 'Can I try it for free?',
    answer: `Yes. The Free plan takes ${FREE_PLAN.screenshotLimit} new screenshots every month, and needs no card.`,
    answerWithoutPlans: null,
  },
  {
    id: 'formats',
    category: 'Getting Started',
    question: 'Which images can I upload?',
    answer: 'PNG, JPEG, WebP, GIF, AVIF, TIFF, BMP and HEIC.',
  },
  {
    id: 'roles',
    category: 'Teams',
    question: 'Which roles does a team have?',
    answer:
      'Owner: full control, and can change member roles. Admin: can manage members and settings. Member: can upload and view team content.',
  },
  {
    id: 'move-and-copy',
    category: 'Teams',
    question: 'Who can move or copy screenshots between spaces?',
    answer:
      'Everybody who sees a screenshot can copy it to a space where they can upload. To move it, they must also be able to delete it: in a team its uploader, the admins and the owner can. Text, tags, dates and the note go along; comments and the favorites of others stay. For ten minutes a move can be undone.',
  },
  {
    id: 'create-team',
    category: 'Teams',
    question: 'Who can create a team?',
    answer: `Everybody from the ${planWith('team_collaboration').name} plan on. The people you invite may be on any plan.`,
    answerWithoutPlans: 'Everybody.',
  },
  {
    id: 'invite',
    category: 'Teams',
    question: 'How do I invite somebody?',
    answer: `The owner and the admins invite by email address. An invite is for that address only, works once and lasts ${INVITE_DAYS} days.`,
  },
  {
    id: 'team-limit',
    category: 'Teams',
    question: 'Do uploads to a team count against my limit?',
    answer: 'No. Upload limits count what you store in your personal space.',
    answerWithoutPlans: null,
  },
  {
    id: 'search',
    category: 'Features',
    question: 'What can I search for?',
    answer:
      'Any words in titles, tags, file names and the text inside your images. Small typing mistakes do not matter.',
  },
  {
    id: 'operators',
    category: 'Features',
    question: 'Which search operators are there?',
    answer: `From ${planWith('advanced_search').name} on: ${operators}`,
    answerWithoutPlans: `These: ${operators}`,
  },
  {
    id: 'calendar',
    category: 'Features',
    question: 'What does the calendar show?',
    answer:
      'The days on which you uploaded, the days on which images were made, and the dates that were read in them.',
  },
  {
    id: 'duplicates',
    category: 'Features',
    question: 'What happens when I upload an image twice?',
    answer: 'It is recognized, not stored again, and does not count against your limit.',
    answerWithoutPlans: 'It is recognized and not stored again.',
  },
  {
    id: 'who-sees',
    category: 'Security',
    question: 'Who can see my screenshots?',
    answer:
      'Only you. Screenshots that you upload to a team are visible to its current members, and what you share by a link to everybody who has the link, until it ends.',
  },
  {
    id: 'export',
    category: 'Security',
    question: 'Can I take my data with me?',
    answer:
      'Yes. In Settings you can export all your images with everything that was read in them.',
  },
  {
    id: 'delete-account',
    category: 'Security',
    question: 'Can I delete my account?',
    answer: `Yes, in Settings. A paid plan ends at once, and everything you stored is removed within ${ERASURE_DAYS} days.`,
    answerWithoutPlans: `Yes, in Settings. Everything you stored is removed within ${ERASURE_DAYS} days.`,
  },
];

/** A question as it is asked here, or none. */
function asked({ answerWithoutPlans, ...entry }: Question): Question[] {
  if (planSales.isOn || answerWithoutPlans === undefined) return [entry];
  return answerWithoutPlans === null ? [] : [{ ...entry, answer: answerWithoutPlans }];
}

/** All questions by category. */
export const questions = (): readonly Question[] =>
  CATEGORIES.flatMap((category) =>
    [...own, ...shared].filter((entry) => entry.category === category).flatMap(asked),
  );

/** The categories that have questions here, and all. */
export const categories = (): readonly Category[] =>
  CATEGORIES.filter(
    (category) => category === 'all' || questions().some((entry) => entry.category === category),
  );
