/** Not in the gallery's texts: loaded when there is nothing to show. */
export const emptyTexts = {
  emptyVault: 'Drop your first screenshots here',
  chooseFiles: 'Choose files',
  emptyVaultHint: 'Every image is read, so that you can find it again by what it says.',
  pasteHint: (keys: string) => `or paste an image with ${keys}`,
  noMatch: 'No screenshots match',
  noMatchHint: 'Try fewer filters or other words.',
  emptyCollection: 'No screenshots in this collection yet',
  emptyCollectionHint: 'Screenshots that you add to it appear here.',
  samples: 'Add three samples',
  samplesFailed: 'The samples could not be added',
} as const;
