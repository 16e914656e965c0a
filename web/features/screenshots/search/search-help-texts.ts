import { planWith } from '../../../../server/contract/plans';

const { name: PLAN } = planWith('advanced_search');

/** Not in the gallery's texts: loaded with the help. */
export const searchHelpTexts = {
  title: 'Search help',
  intro:
    'Words are looked for in text, titles, tags, notes and file names; all of them must match. Press an example to try it.',
  needsPlan: `Phrases and operators come with the ${PLAN} plan.`,
  needsOwnersPlan: `Phrases and operators come with the ${PLAN} plan of the team’s owner.`,
  seePlans: 'See plans',
  sections: {
    words: 'Words',
    labels: 'Tags, collections and kinds',
    contents: 'What it holds',
    days: 'Days',
  },
  hints: {
    words: 'Holds both words, also with a small typing mistake',
    phrase: 'Holds these words side by side',
    without: 'Leaves out what holds the word',
    either: 'Holds one word or the other',
    tag: 'Has the tag',
    withoutTag: 'Does not have the tag',
    collection: 'Is in the collection',
    kind: 'Is this kind of screenshot',
    date: 'Has a date that was read in it',
    code: 'Has code',
    note: 'Has a note',
    link: 'Has a link',
    phone: 'Has a phone number',
    amount: 'Has an amount above 50; amount<10EUR names a currency',
    finding: 'Has something that you should not share by accident',
    favorite: 'Is one of your favorites',
    shared: 'Can be seen through a link',
    uploaded: 'Uploaded in this month; a day or a year works, too',
    created: 'Made between two days; either end may stay open',
    found: 'Mentions a day from then on',
    before: 'Uploaded before this year',
  },
} as const;
