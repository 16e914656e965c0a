import { formatNumber } from '../../shared/format';

export const uploadTexts = {
  blocked: 'You have reached your upload limit. Please upgrade your plan to continue uploading.',
  blockedTitle: 'Upload limit reached',
  pausedTitle: 'This team is paused',
  paused: 'Uploads wait until the plan of the team’s owner includes teams again.',
  blockedClose: 'Not now',
  blockedPlans: 'See plans',
  overflowTitle: (room: number, total: number) => `${room} of ${total} fit this month`,
  overflow: (left: number) =>
    left === 1
      ? 'One more would go over your monthly allowance and is left out.'
      : `${left} more would go over your monthly allowance and are left out.`,
  overflowUpload: (room: number) => `Upload ${room}`,
  overflowCancel: 'Cancel',
  interrupted: (n: number) =>
    n === 1 ? '1 upload was interrupted' : `${n} uploads were interrupted`,
  notKept: (n: number) =>
    n === 1
      ? 'Keep this page open: 1 file would not survive a reload.'
      : `Keep this page open: ${n} files would not survive a reload.`,
  notCollected: (n: number) =>
    n === 1
      ? '1 upload could not be put into the collection'
      : `${n} uploads could not be put into the collection`,
  resume: 'Continue',
  discard: 'Discard',
  page: {
    title: 'Upload',
    hint: 'Drop images or whole folders here, or paste with Ctrl+V.',
    chooseFiles: 'Choose files',
    chooseFolder: 'Choose folder',
    folderInput: 'Choose a folder of screenshots',
    formats: 'PNG, JPEG, WebP, GIF, AVIF, TIFF, BMP and HEIC up to 25 MB each',
    remaining: 'Uploads left this month',
    remainingText: (left: number, limit: number) =>
      `${formatNumber(left)} of ${formatNumber(limit)} uploads left this month`,
    space: 'Put them into the space',
    collection: 'Put them into a collection',
    noCollection: 'No collection',
    queue: 'Uploads',
    toGallery: 'Open the gallery',
  },
  drop: 'Drop screenshots here',
  dropIn: (space: string) => `They go to ${space}`,
  dropBlocked: { limit: 'Upload limit reached', paused: 'This team is paused' },
  duplicate: 'Duplicate detected',
  alreadyUploaded: (name: string) => `Already uploaded as "${name}"`,
  restored: 'Restored from the trash',
  failedWithStatus: (status: number) => `Upload failed with status ${status}`,
  invalidResponse: 'Invalid response format',
  networkError: 'Network error during upload',
  timeout: 'Upload timeout',
  waiting: 'Waiting',
  waitingOffline: 'Waiting for the connection',
  uploading: (percent: string) => `Uploading ${percent}`,
  stored: 'Uploaded',
  cardLabel: 'Uploads',
  title: {
    running: (done: number, total: number) => `Uploading ${done} of ${total}`,
    finished: (total: number) => (total === 1 ? '1 upload finished' : `${total} uploads finished`),
  },
  totals: {
    stored: (n: number) => `${n} uploaded`,
    restored: (n: number) => `${n} restored`,
    duplicates: (n: number) => (n === 1 ? '1 duplicate' : `${n} duplicates`),
    failed: (n: number) => `${n} failed`,
    size: (sent: string, total: string) => `${sent} of ${total}`,
  },
  retryAll: 'Retry all failed',
  remove: (name: string) => `Remove ${name}`,
  openExisting: 'Open existing',
  choose: 'Choose screenshots',
  collapse: 'Collapse uploads',
  expand: 'Expand uploads',
  dismiss: 'Close uploads',
  pastedName: (stamp: string, extension: string) => `Pasted image ${stamp}.${extension}`,
  personalSpace: 'your personal space',
  /** Of what was dropped before the person went to another space. */
  intoOther: (spaces: readonly string[]) => `Into ${spaces.join(' and ')}`,
  otherTeam: 'another team',
  progressOf: (name: string) => `Upload of ${name}`,
} as const;

/** How long one upload may take before it is given up (spec §9). */
export const UPLOAD_TIMEOUT_MS = 30_000;
/** The pause between two starts (spec §9). */
export const UPLOAD_STAGGER_MS = 100;
/** Uploads in flight at the same time. */
export const UPLOADS_AT_ONCE = 3;
