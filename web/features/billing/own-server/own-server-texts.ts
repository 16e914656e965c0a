import { formatNumber } from '../../../shared/format';

export const ownServerTexts = {
  /** For visitors, who are not told the limit. */
  nothingSoldHere: 'No plans are sold on this server: every feature is included.',
  /** One sentence instead of the pages that sell plans. */
  nothingSold: (limit: number | null | undefined) =>
    typeof limit === 'number'
      ? `No plans are sold on this server: every feature is included, with ${formatNumber(limit)} uploads a month.`
      : 'No plans are sold on this server: every feature is included, and uploads have no limit.',
  waitForReset: (date: string) => `You can upload again from ${date}.`,
} as const;
