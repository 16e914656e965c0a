import { formatBytes } from '../../shared/format-bytes';
import { formatNumber } from '../../shared/format';
import { formatDuration } from './format-duration';

const screenshots = (n: number) => (n === 1 ? '1 screenshot' : `${formatNumber(n)} screenshots`);

export const analyticsTexts = {
  title: 'Analytics',
  span: 'The last 12 months, not counting the trash',
  loading: 'Loading analytics',
  failed: 'Analytics could not be loaded',
  stale: 'Analytics could not be refreshed.',
  csv: 'Export as CSV',
  firstMonth: 'The charts begin with your second month: one bar would say nothing yet.',
  month: 'Month',
  seconds: formatDuration,
  screenshots,

  tiles: {
    storage: 'Size of the images',
    uploaded: 'Uploaded in 12 months',
    processed: 'Read',
    failed: 'Could not be read',
  },

  uploads: {
    title: 'Uploads',
    chart: 'Upload chart. Use the arrow keys to move between months.',
    column: 'Uploaded',
    summary: (n: number, change: string) => `${screenshots(n)} in 12 months${change}`,
    /** Compared with the month before. */
    more: (n: number, before: string) => ` · ${formatNumber(n)} more than in ${before}`,
    fewer: (n: number, before: string) => ` · ${formatNumber(n)} fewer than in ${before}`,
    same: (before: string) => ` · as many as in ${before}`,
    detail: (month: string, uploaded: number) => `${month}: ${formatNumber(uploaded)} uploaded`,
  },
  storage: {
    title: 'Size by month',
    chart: 'Size chart. Use the arrow keys to move between months.',
    stored: 'Stored at the end',
    added: 'Added',
    summary: (bytes: number) => `${formatBytes(bytes)} today`,
    detail: (month: string, stored: number, added: number) =>
      `${month}: ${formatBytes(stored)}, ${formatBytes(added)} of it new`,
  },
  processing: {
    title: 'Processing',
    chart: 'Processing chart. Use the arrow keys to move between months.',
    processed: 'Read',
    failed: 'Could not be read',
    median: 'Half were read within',
    summary: (month: string, seconds: number) =>
      `${month}: half were read within ${formatDuration(seconds)} of the upload`,
    detail: (
      month: string,
      counts: { processed: number; failed: number; median_seconds: number | null },
    ) => {
      const { processed, failed, median_seconds: median } = counts;
      const outcome = `${month}: ${formatNumber(processed)} read, ${formatNumber(failed)} not`;
      return median === null ? outcome : `${outcome}, half within ${formatDuration(median)}`;
    },
  },
  tags: { title: 'Most used tags', all: 'All tags', none: 'No tags yet' },
  kinds: { title: 'What they show', none: 'Nothing has been recognized yet' },

  empty: 'No data yet',
  emptyHint: 'Upload a few screenshots to see how your vault grows.',
  upload: 'Upload',

  gate: (plan: string) => `Analytics come with the ${plan} plan`,
  gateHint: 'See how your vault grows, month by month.',
  gateHintTeam: 'In a team, the owner’s plan decides.',
  plans: 'See plans',
  shown: 'What you would see',
  shows: [
    { title: 'Uploads', hint: 'Screenshots uploaded each month' },
    { title: 'Size by month', hint: 'How large your images are, and how that grows' },
    { title: 'Tags', hint: 'Your most frequent tags and kinds of screenshots' },
    { title: 'Processing', hint: 'Screenshots read, and how long it took' },
  ],
} as const;
