export const supportTexts = {
  title: 'Support',
  lead: 'Answers to common questions. Search them, or ask us.',
  search: 'Search the questions',
  categories: 'Categories',
  questions: 'Frequently asked questions',
  found: (count: number) => (count === 1 ? '1 question found' : `${count} questions found`),
  none: 'No results found',
  noneHint: 'Try another word, or look in all categories.',
  clear: 'Clear search',
  helpTitle: 'Still looking?',
  comingSoon: 'Coming soon',
} as const;

export const supportCards = {
  chat: {
    title: 'Talk to somebody',
    text: 'Planned: answers while you wait.',
    action: 'Live Chat',
  },
  docs: {
    title: 'Read about it',
    text: 'Planned: every screen explained.',
    action: 'Docs',
  },
  contact: { title: 'Write to us', text: 'An answer within a day.', action: 'Contact' },
} as const;
