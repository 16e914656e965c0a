import { create } from 'zustand';
import { showToast } from '../../ui/toast';
import { onSessionEnd } from '../auth/session.queries';
import { isImageFile } from './image-files';
import { checkTogether, send } from './sending';
import { thisTab } from './this-tab';
import { uploadTexts as texts } from './texts';
import { type KeptUpload, unfinishedUploads } from './unfinished-uploads';
import {
  isUnfinished,
  type UploadAction,
  type UploadItem,
  type UploadOutcome,
  uploadReducer,
  type UploadState,
} from './upload.model';
import { createUploadRunner } from './upload-runner';

/** The month's allowance is used up, or the team takes nothing in. */
export type BlockReason = 'limit' | 'paused';

interface UploadStore {
  items: UploadState;
  /** Why nothing can be uploaded, while the alert about it is open. */
  blocked: BlockReason | null;
  /** More files than the allowance has room for; the person chooses what happens. */
  overflow: Overflow | null;
  /** What a reload interrupted. */
  interrupted: readonly KeptUpload[];
  /** The collection that the upload page puts files into. */
  collectionId: string | undefined;
}

export interface UploadTarget {
  teamId: string | null;
  collectionId?: string;
}

export interface Overflow {
  total: number;
  /** So many of them fit. */
  room: number;
  /** Sends those that fit. */
  onAccept: () => void;
}

/** The uploads of this page; they go on whatever screen is shown. */
export const useUploadStore = create<UploadStore>(() => ({
  items: [],
  blocked: null,
  overflow: null,
  interrupted: [],
  collectionId: undefined,
}));

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
  send,
  isOnline: () => navigator.onLine,
  onSettled: (item, outcome) => {
    // A failed one may be tried again, also after a reload.
    if (outcome.kind !== 'failed') void unfinishedUploads.forget([item.id]);
    listener?.onSettled(item, outcome);
  },
  onStored: (items) => listener?.onStored(items),
});

window.addEventListener('online', () => runner.run());
window.addEventListener('beforeunload', (event) => {
  if (isUnfinished(getState())) event.preventDefault();
});
onSessionEnd(() => {
  runner.stop();
  dispatch({ type: 'cleared' });
  useUploadStore.setState({ interrupted: [] });
  void unfinishedUploads.forgetAll();
});

export const uploads = {
  /** Files that are no images are skipped without a word (spec §5). */
  add: (files: readonly File[], target: UploadTarget): void => {
    const images = files.filter(isImageFile);
    if (images.length === 0) return;
    const items = images.map((file) => ({
      id: `upload-${thisTab.id}-${(made += 1)}`,
      file,
      ...target,
    }));
    void unfinishedUploads.keep(items).then((left) => {
      if (left > 0) showToast({ message: texts.notKept(left) });
    });
    checkTogether(items);
    // What an earlier batch came to has been seen; the card now tells of this one.
    if (!isUnfinished(getState())) dispatch({ type: 'cleared' });
    dispatch({ type: 'added', items });
    runner.run();
  },
  remove: (id: string): void => {
    void unfinishedUploads.forget([id]);
    dispatch({ type: 'removed', id });
  },
  /** Looks for what a reload or a closed tab interrupted. */
  findInterrupted: async (): Promise<void> => {
    if (getState().length > 0) return;
    useUploadStore.setState({ interrupted: await unfinishedUploads.listOrphans() });
  },
  /** Goes on with some of what was interrupted. */
  resume: async (some: readonly KeptUpload[]): Promise<void> => {
    const ids = some.map(({ id }) => id);
    useUploadStore.setState(({ interrupted }) => ({
      interrupted: interrupted.filter(({ id }) => !ids.includes(id)),
    }));
    const items = await unfinishedUploads.claim(ids);
    checkTogether(items);
    dispatch({ type: 'added', items });
    runner.run();
  },
  forgetInterrupted: (): void => {
    const { interrupted } = useUploadStore.getState();
    useUploadStore.setState({ interrupted: [] });
    void unfinishedUploads.forget(interrupted.map(({ id }) => id));
  },
  ask: (overflow: Overflow | null): void => useUploadStore.setState({ overflow }),
  retryFailed: (): void => {
    dispatch({ type: 'failedRetried' });
    runner.run();
  },
  clear: (): void => {
    void unfinishedUploads.forget(getState().map(({ id }) => id));
    dispatch({ type: 'cleared' });
  },
  /** Where everything goes that is dropped or pasted from now on. */
  aim: (collectionId: string | undefined): void => useUploadStore.setState({ collectionId }),
  showBlocked: (blocked: BlockReason | null): void => useUploadStore.setState({ blocked }),
  listen: (next: UploadListener): (() => void) => {
    listener = next;
    return () => {
      if (listener === next) listener = undefined;
    };
  },
};
