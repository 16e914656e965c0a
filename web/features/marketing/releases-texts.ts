export const releasesTexts = {
  title: 'Release Notes',
  lead: 'What is new, newest first.',
  /** The headings of a changelog in a reader's words; others stay as they are. */
  parts: { Added: 'New in this release', Changed: 'Works better now', Fixed: 'Put right' },
  types: { major: 'major', minor: 'minor', patch: 'patch' },
  more: (count: number) => `${count} more`,
  requestTitle: 'Something missing?',
  requestHint: 'Tell us what you would use, and what for.',
  request: 'Request a Feature',
  subscribeTitle: 'Release news by email',
  email: 'Email',
  subscribe: 'Subscribe',
  notOpen: 'Coming soon: you cannot subscribe yet.',
} as const;
