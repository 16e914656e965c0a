/** Not in `texts.ts`: loaded when a search is refused. */
export const searchRefusalTexts = {
  needsPlan: 'This search needs a larger plan',
  notUnderstood: 'This search cannot be understood',
  tooLong: 'This search is too long',
  firstWords: 'Search for the first words',
  plainSearch: 'Search for the words instead',
  goneCollection: 'This collection is no longer here',
  goneCollectionHint: 'It was deleted, or it belongs to another space.',
} as const;
