/** Loaded with the sidebar. */
export const sidebarDropTexts = {
  spaces: 'Move or copy to',
  collections: 'Add to',
} as const;
