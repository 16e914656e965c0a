/** Not in the gallery's texts: loaded after the grid. */
export const moveTexts = {
  failed: 'The new order could not be saved',
} as const;
