export const uploadTexts = {
  blocked: 'You have reached your upload limit. Please upgrade your plan to continue uploading.',
  blockedTitle: 'Upload limit reached',
  blockedClose: 'Not now',
  blockedPlans: 'See plans',
  drop: 'Drop screenshots here',
  dropIn: (space: string) => `They go to ${space}`,
  dropBlocked: 'Upload limit reached',
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
  progressOf: (name: string) => `Upload of ${name}`,
} as const;

/** How long one upload may take before it is given up (spec §9). */
export const UPLOAD_TIMEOUT_MS = 30_000;
/** The pause between two starts (spec §9). */
export const UPLOAD_STAGGER_MS = 100;
/** Uploads in flight at the same time. */
export const UPLOADS_AT_ONCE = 3;
