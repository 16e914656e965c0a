import { formatNumber } from '../../../../shared/format';

/** Not in the gallery's texts: loaded after its rows. */
export const lensTexts = {
  lenses: 'Kinds',
  none: 'Kinds of screenshots, such as receipts or chats, appear here as they are recognized.',
  lens: (name: string, n: number) =>
    n === 1 ? `${name}, 1 screenshot` : `${name}, ${formatNumber(n)} screenshots`,
} as const;
