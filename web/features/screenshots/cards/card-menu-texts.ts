export const cardMenuTexts = {
  label: (title: string) => `Actions for ${title}`,
  favorite: 'Add to favorites',
  unfavorite: 'Remove from favorites',
  collect: 'Add to collection',
  share: 'Share',
  copyImage: 'Copy image',
  transfer: 'Move or copy',
  edit: 'Edit title',
  rerun: 'Re-run AI',
  download: 'Download',
  delete: 'Delete',
} as const;
