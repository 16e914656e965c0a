import { formatNumber } from '../../shared/format';

export const favoriteTexts = {
  title: 'Favorites',
  loading: 'Loading favorites',
  count: (n: number, space: string) =>
    [n === 1 ? '1 screenshot' : `${formatNumber(n)} screenshots`, space]
      .filter(Boolean)
      .join(' · '),
  personal: 'Personal',
  empty: 'No favorites yet',
  emptyHint: 'Select the heart on a screenshot to add it here.',
  browse: 'Browse Gallery',
  failed: 'The favorites could not be loaded',
  removed: 'Removed from favorites',
  undo: 'Undo',
} as const;
