import { MAX_FILE_TEXT } from '../../../server/contract/limits';
import { uploadTexts } from './texts';

/** Texts of alerts, cards, rows and the page of uploads. Apart from texts.ts, because no first page needs them. */
export const uploadListTexts = {
  notCollected: (n: number) =>
    n === 1
      ? '1 upload could not be added to the collection'
      : `${n} uploads could not be added to the collection`,
  blocked: 'You have reached your upload limit. Please upgrade your plan to continue uploading.',
  blockedUntil: (day: string) =>
    `You have reached your upload limit. You can upload again from ${day}.`,
  blockedTitle: uploadTexts.dropBlocked.limit,
  pausedTitle: uploadTexts.dropBlocked.paused,
  paused: 'Uploads are paused until the owner’s plan includes teams again.',
  blockedPlans: 'See plans',
  overflowTitle: (room: number, total: number) => `${room} of ${total} fit this month`,
  overflow: (left: number) =>
    left === 1
      ? 'One more would go over your monthly limit and is left out.'
      : `${left} more would go over your monthly limit and are left out.`,
  overflowUpload: (room: number) => `Upload ${room}`,
  overflowCancel: 'Cancel',
  interrupted: (n: number) =>
    n === 1 ? '1 upload was interrupted' : `${n} uploads were interrupted`,
  held: (n: number) => (n === 1 ? '1 file waits for room' : `${n} files wait for room`),
  resume: 'Continue',
  discard: 'Discard',
  page: {
    title: 'Upload',
    hint: 'Drop images or whole folders here, or paste with Ctrl+V.',
    chooseFiles: 'Choose files',
    chooseFolder: 'Choose folder',
    folderInput: 'Choose a folder of screenshots',
    formats: `PNG, JPEG, WebP, GIF, AVIF, TIFF, BMP and HEIC up to ${MAX_FILE_TEXT} each`,
    space: 'Put them into the space',
    collection: 'Put them into a collection',
    noCollection: 'No collection',
    queue: 'Uploads',
    toGallery: 'Open the gallery',
  },
  tooLarge: `This file is larger than ${MAX_FILE_TEXT}.`,
  duplicate: 'Duplicate detected',
  alreadyUploaded: (name: string) => `Already uploaded as "${name}"`,
  restored: 'Restored from the trash',
  failedWithStatus: (status: number) => `Upload failed with status ${status}`,
  invalidResponse: 'Invalid response format',
  timeout: 'Upload timeout',
  waiting: 'Waiting',
  waitingOffline: 'Waiting for the connection',
  uploading: (percent: string) => `Uploading ${percent}`,
  stored: 'Uploaded',
  cardLabel: 'Uploads',
  running: (done: number, total: number) => `Uploading ${done} of ${total}`,
  totals: {
    stored: (n: number) => `${n} added`,
    restored: (n: number) => `${n} restored`,
    duplicates: (n: number) => `${n} there already`,
    failed: (n: number) => `${n} failed`,
    size: (sent: string, total: string) => `${sent} of ${total}`,
  },
  see: 'See them',
  retryAll: 'Retry all failed',
  remove: (name: string) => `Remove ${name}`,
  openExisting: 'Open existing',
  collapse: 'Collapse uploads',
  expand: 'Expand uploads',
  dismiss: 'Close uploads',
  personalSpace: 'your personal space',
  /** For files dropped before the person opened another workspace. */
  intoOther: (spaces: readonly string[]) => `Into ${spaces.join(' and ')}`,
  otherTeam: 'another team',
  progressOf: (name: string) => `Upload of ${name}`,
} as const;
