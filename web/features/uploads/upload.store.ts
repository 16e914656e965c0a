import { create } from 'zustand';
import { onSessionEnd } from '../auth/session.queries';
import { isImageFile } from './image-files';
import { sendUpload } from './send-upload';
import {
  isUnfinished,
  type UploadAction,
  type UploadItem,
  type UploadOutcome,
  uploadReducer,
  type UploadState,
} from './upload.model';
import { createUploadRunner } from './upload-runner';

interface UploadStore {
  items: UploadState;
  /** The alert about the used-up allowance is open. */
  isBlockedShown: boolean;
}

/** The uploads of this page; they go on whatever screen is shown. */
export const useUploadStore = create<UploadStore>(() => ({ items: [], isBlockedShown: false }));

const dispatch = (action: UploadAction) =>
  useUploadStore.setState(({ items }) => ({ items: uploadReducer(items, action) }));

const getState = () => useUploadStore.getState().items;

export interface UploadListener {
  onSettled: (item: UploadItem, outcome: UploadOutcome) => void;
  /** Everything has finished: these are new. */
  onStored: (items: readonly UploadItem[]) => void;
}

let listener: UploadListener | undefined;
let made = 0;

const runner = createUploadRunner({
  getState,
  dispatch,
  send: sendUpload,
  isOnline: () => navigator.onLine,
  onSettled: (item, outcome) => listener?.onSettled(item, outcome),
  onStored: (items) => listener?.onStored(items),
});

window.addEventListener('online', () => runner.run());
window.addEventListener('beforeunload', (event) => {
  if (isUnfinished(getState())) event.preventDefault();
});
onSessionEnd(() => {
  runner.stop();
  dispatch({ type: 'cleared' });
});

export const uploads = {
  /** Files that are no images are skipped without a word (spec §5). */
  add: (files: readonly File[], teamId: string | null): void => {
    const images = files.filter(isImageFile);
    if (images.length === 0) return;
    const items = images.map((file) => ({ id: `upload-${(made += 1)}`, file, teamId }));
    // What an earlier batch came to has been seen; the card now tells of this one.
    if (!isUnfinished(getState())) dispatch({ type: 'cleared' });
    dispatch({ type: 'added', items });
    runner.run();
  },
  remove: (id: string): void => dispatch({ type: 'removed', id }),
  retryFailed: (): void => {
    dispatch({ type: 'failedRetried' });
    runner.run();
  },
  clear: (): void => dispatch({ type: 'cleared' }),
  showBlocked: (isBlockedShown: boolean): void => useUploadStore.setState({ isBlockedShown }),
  listen: (next: UploadListener): (() => void) => {
    listener = next;
    return () => {
      if (listener === next) listener = undefined;
    };
  },
};
