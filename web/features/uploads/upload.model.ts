import { UPLOADS_AT_ONCE } from './constants';

type UploadStatus = 'pending' | 'uploading' | 'success' | 'error' | 'duplicate' | 'restored';

/** The screenshot that already has these bytes. */
export interface ExistingScreenshot {
  id: string | undefined;
  name: string;
  uploadedAt: string;
}

export interface UploadItem {
  id: string;
  file: File;
  /** The workspace it was dropped in; opening another one later does not change it. */
  teamId: string | null;
  /** The collection to add it to once it is stored. */
  collectionId?: string;
  status: UploadStatus;
  /** 0 to 100. */
  progress: number;
  screenshotId?: string;
  error?: string;
  /** The server's sentence, below the error. */
  reason?: string;
  existing?: ExistingScreenshot;
  /** Already queued for AI. */
  isHandedOver?: boolean;
}

export type UploadState = readonly UploadItem[];

export type UploadOutcome =
  | { kind: 'stored'; screenshotId: string }
  | { kind: 'restored'; screenshotId: string }
  | { kind: 'duplicate'; existing: ExistingScreenshot }
  /** `isFinal`: the same file would be refused again. */
  | { kind: 'failed'; error: string; reason?: string; isFinal?: boolean };

export type UploadAction =
  | { type: 'added'; items: readonly Pick<UploadItem, 'id' | 'file' | 'teamId' | 'collectionId'>[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; progress: number }
  | { type: 'settled'; id: string; outcome: UploadOutcome }
  | { type: 'removed'; id: string }
  | { type: 'failedRetried' }
  | { type: 'handedOver'; ids: readonly string[] }
  | { type: 'cleared' };

function settle(item: UploadItem, outcome: UploadOutcome): UploadItem {
  switch (outcome.kind) {
    case 'stored':
      return { ...item, status: 'success', progress: 100, screenshotId: outcome.screenshotId };
    case 'restored':
      return { ...item, status: 'restored', progress: 100, screenshotId: outcome.screenshotId };
    case 'duplicate':
      return { ...item, status: 'duplicate', progress: 100, existing: outcome.existing };
    case 'failed':
      return { ...item, status: 'error', error: outcome.error, reason: outcome.reason };
  }
}

function change(
  state: UploadState,
  from: UploadStatus,
  id: string,
  next: (item: UploadItem) => UploadItem,
): UploadState {
  return state.map((item) => (item.id === id && item.status === from ? next(item) : item));
}

/** pending -> uploading -> success, restored, duplicate or error; an error may become pending again. */
export function uploadReducer(state: UploadState, action: UploadAction): UploadState {
  switch (action.type) {
    case 'added':
      return [
        ...state,
        ...action.items.map((item) => ({ ...item, status: 'pending' as const, progress: 0 })),
      ];
    case 'started':
      return change(state, 'pending', action.id, (item) => ({ ...item, status: 'uploading' }));
    case 'progressed':
      // 100 % only after the answer: sent bytes are not yet stored.
      return change(state, 'uploading', action.id, (item) => ({
        ...item,
        progress: Math.max(item.progress, Math.min(99, Math.round(action.progress))),
      }));
    case 'settled':
      return change(state, 'uploading', action.id, (item) => settle(item, action.outcome));
    case 'removed':
      return state.filter((item) => item.id !== action.id || item.status !== 'pending');
    case 'failedRetried':
      return state.map((item) =>
        item.status === 'error'
          ? { ...item, status: 'pending', progress: 0, error: undefined, reason: undefined }
          : item,
      );
    case 'handedOver':
      return state.map((item) =>
        action.ids.includes(item.id) ? { ...item, isHandedOver: true } : item,
      );
    case 'cleared':
      return [];
  }
}

const isOpen = (item: UploadItem) => item.status === 'pending' || item.status === 'uploading';

export function isUnfinished(state: UploadState): boolean {
  return state.some(isOpen);
}

/** The next item to start, if there is one and a free slot. */
export function findNext(state: UploadState): UploadItem | null {
  const inFlight = state.filter((item) => item.status === 'uploading').length;
  if (inFlight >= UPLOADS_AT_ONCE) return null;
  return state.find((item) => item.status === 'pending') ?? null;
}

/** When everything has finished: the stored items not yet queued for AI. */
export function listForProcessing(state: UploadState): UploadItem[] {
  if (isUnfinished(state)) return [];
  return state.filter(
    (item) => !item.isHandedOver && (item.status === 'success' || item.status === 'restored'),
  );
}

interface UploadTotals {
  total: number;
  finished: number;
  stored: number;
  restored: number;
  duplicates: number;
  failed: number;
  bytes: number;
  bytesSent: number;
  /** 0 to 100 over all items. */
  progress: number;
}

export function totalsOf(state: UploadState): UploadTotals {
  const count = (status: UploadStatus) => state.filter((item) => item.status === status).length;
  const bytes = state.reduce((sum, item) => sum + item.file.size, 0);
  const bytesSent = state.reduce((sum, item) => sum + (item.file.size * item.progress) / 100, 0);
  return {
    total: state.length,
    finished: state.filter((item) => !isOpen(item)).length,
    stored: count('success'),
    restored: count('restored'),
    duplicates: count('duplicate'),
    failed: count('error'),
    bytes,
    bytesSent,
    progress: bytes === 0 ? 0 : Math.round((bytesSent / bytes) * 100),
  };
}
