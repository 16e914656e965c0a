import type { ScreenshotKind } from '../../../server/contract/screenshots';
import { formatBytes } from '../../shared/format-bytes';
import { formatNumber } from '../../shared/format';

const oneDigit = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

const SECONDS_OF_A_MINUTE = 60;
const SECONDS_OF_AN_HOUR = 60 * SECONDS_OF_A_MINUTE;

/** `4.2 s`, `12 min`, `3.5 h` */
function formatDuration(seconds: number): string {
  if (seconds < SECONDS_OF_A_MINUTE) return `${oneDigit.format(seconds)} s`;
  if (seconds < SECONDS_OF_AN_HOUR) return `${oneDigit.format(seconds / SECONDS_OF_A_MINUTE)} min`;
  return `${oneDigit.format(seconds / SECONDS_OF_AN_HOUR)} h`;
}

const screenshots = (n: number) => (n === 1 ? '1 screenshot' : `${formatNumber(n)} screenshots`);

export const analyticsTexts = {
  title: 'Analytics',
  span: 'The last 12 months, without what is in the trash',
  loading: 'Loading the analytics',
  failed: 'The analytics could not be loaded',
  stale: 'The analytics could not be loaded again.',
  month: 'Month',
  seconds: formatDuration,
  screenshots,

  tiles: {
    storage: 'Storage used',
    uploaded: 'Uploaded in 12 months',
    processed: 'Read',
    failed: 'Could not be read',
  },

  uploads: {
    title: 'Uploads',
    chart: 'Chart of the uploads. Use the arrow keys to walk through the months.',
    column: 'Uploaded',
    note: (n: number) => `${screenshots(n)} in 12 months`,
    detail: (month: string, uploaded: number) => `${month}: ${formatNumber(uploaded)} uploaded`,
  },
  storage: {
    title: 'Storage',
    chart: 'Chart of the storage. Use the arrow keys to walk through the months.',
    stored: 'Stored at the end',
    added: 'Added',
    note: (bytes: number) => `${formatBytes(bytes)} today`,
    detail: (month: string, stored: number, added: number) =>
      `${month}: ${formatBytes(stored)}, ${formatBytes(added)} of it new`,
  },
  processing: {
    title: 'Processing',
    chart: 'Chart of the processing. Use the arrow keys to walk through the months.',
    processed: 'Read',
    failed: 'Could not be read',
    median: 'Half were read within',
    note: (month: string, seconds: number) =>
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
  kinds: { title: 'What they show', none: 'Nothing has been recognised yet' },
  kindNames: {
    article: 'Article',
    board: 'Board',
    calendar: 'Calendar',
    chart: 'Chart',
    chat: 'Chat',
    code: 'Code',
    document: 'Document',
    email: 'E-mail',
    error: 'Error',
    finance: 'Finance',
    invoice: 'Invoice',
    map: 'Map',
    notification: 'Notification',
    photo: 'Photo',
    receipt: 'Receipt',
    recipe: 'Recipe',
    settings: 'Settings',
    shopping: 'Shopping',
    slide: 'Slide',
    social: 'Social',
    spreadsheet: 'Spreadsheet',
    terminal: 'Terminal',
    travel: 'Travel',
    weather: 'Weather',
  } satisfies Record<ScreenshotKind, string>,

  empty: 'Nothing to count yet',
  emptyHint: 'Upload a few screenshots, and see here how the vault grows.',
  upload: 'Upload',

  gate: (plan: string) => `Analytics come with the ${plan} plan`,
  gateHint: 'See how your vault grows, month by month.',
  gateHintTeam: 'In a team, the plan of its owner decides.',
  plans: 'See plans',
  shown: 'What you would see',
  shows: [
    { title: 'Uploads', hint: 'How many screenshots came in each month' },
    { title: 'Storage', hint: 'How much room they take, and how that grows' },
    { title: 'Tags', hint: 'Which tags and kinds of screenshots are most frequent' },
    { title: 'Processing', hint: 'How many were read, and how long that took' },
  ],
} as const;
