import { create } from 'zustand';
import { showToast } from '../../ui/toasts/toast';
import { onSessionEnd } from '../auth/session.queries';
import { isImageFile } from './image-files';
import { checkTogether, send } from './lazy-send';
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

/** The monthly allowance is used up, or the team is paused. */
export type BlockReason = 'limit' | 'paused';

interface UploadStore {
  items: UploadState;
  /** The open alert. */
  blocked: Blocked | null;
  /** More files than the allowance has room for; a dialog asks the person. */
  overflow: Overflow | null;
  /** Uploads interrupted by a reload, and files that wait for room. */
  interrupted: readonly KeptUpload[];
  /** The target collection of the upload page. */
  collectionId: string | undefined;
}

export interface Blocked {
  reason: BlockReason;
  /** Keeps the chosen files until there is room. */
  onHold?: () => void;
}

interface UploadTarget {
  teamId: string | null;
  collectionId?: string;
}

export interface Overflow {
  total: number;
  /** The number of files that fit. */
  room: number;
  /** Sends the files that fit. */
  onAccept: () => void;
  /** Keeps all of them until there is room. */
  onHold?: () => void;
}

/** The uploads of this tab; they continue on every page. */
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

interface UploadListener {
  onSettled: (item: UploadItem, outcome: UploadOutcome) => void;
  /** Called when everything has finished, with the new screenshots. */
  onStored: (items: readonly UploadItem[]) => void;
}

let listener: UploadListener | undefined;
let made = 0;

const idPrefix = `upload-${thisTab.id}-`;
const isOfThisTab = (id: string) => id.startsWith(idPrefix);

const newItems = (files: readonly File[], target: UploadTarget): KeptUpload[] =>
  files.filter(isImageFile).map((file) => ({ id: `${idPrefix}${(made += 1)}`, file, ...target }));

const keep = (items: readonly KeptUpload[]) =>
  void unfinishedUploads.keep(items).then((left) => {
    if (left > 0) showToast({ message: texts.notKept(left) });
  });

const runner = createUploadRunner({
  getState,
  dispatch,
  send,
  isOnline: () => navigator.onLine,
  onSettled: (item, outcome) => {
    // A failed file is kept, so that it can be retried after a reload, unless it would only be refused again.
    if (outcome.kind !== 'failed' || outcome.isFinal) void unfinishedUploads.forget([item.id]);
    listener?.onSettled(item, outcome);
  },
  onStored: (items) => listener?.onStored(items),
});

/** The browser asks whether the page may go while files are still to be sent. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (isUnfinished(getState())) event.preventDefault();
}

const UNSENT: readonly string[] = ['pending', 'uploading', 'error'];

window.addEventListener('online', () => runner.run());
window.addEventListener('beforeunload', askBeforeLeaving);
onSessionEnd(() => {
  const left = getState().filter(({ status }) => UNSENT.includes(status)).length;
  runner.stop();
  // The toasts of the person who leaves are cleared meanwhile.
  if (left > 0) queueMicrotask(() => showToast({ message: texts.notSent(left) }));
  dispatch({ type: 'cleared' });
  useUploadStore.setState({ interrupted: [] });
  void unfinishedUploads.forgetAll();
});

export const uploads = {
  /** Skips files that are no images silently. */
  add: (files: readonly File[], target: UploadTarget): void => {
    const items = newItems(files, target);
    if (items.length === 0) return;
    keep(items);
    checkTogether(items);
    // Clears the results of the previous batch.
    if (!isUnfinished(getState())) dispatch({ type: 'cleared' });
    dispatch({ type: 'added', items });
    runner.run();
  },
  remove: (id: string): void => {
    void unfinishedUploads.forget([id]);
    dispatch({ type: 'removed', id });
  },
  /** Finds uploads interrupted by a reload or a closed tab. */
  findInterrupted: async (): Promise<void> => {
    if (getState().length > 0) return;
    useUploadStore.setState({ interrupted: await unfinishedUploads.listOrphans() });
  },
  /** Keeps files, also over the way to another plan, until the person sends or discards them. */
  hold: (files: readonly File[], target: UploadTarget): void => {
    const items = newItems(files, target).map((item) => ({ ...item, isHeld: true }));
    keep(items);
    useUploadStore.setState(({ interrupted }) => ({ interrupted: [...interrupted, ...items] }));
  },
  /** Resumes some of the interrupted or held uploads. */
  resume: async (some: readonly KeptUpload[]): Promise<void> => {
    const ids = some.map(({ id }) => id);
    useUploadStore.setState(({ interrupted }) => ({
      interrupted: interrupted.filter(({ id }) => !ids.includes(id)),
    }));
    const own = some.filter(({ id }) => isOfThisTab(id));
    const others = ids.filter((id) => !isOfThisTab(id));
    const items = [...own, ...(await unfinishedUploads.claim(others))];
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
  /** Sets the target of files dropped or pasted from now on. */
  aim: (collectionId: string | undefined): void => useUploadStore.setState({ collectionId }),
  showBlocked: (blocked: Blocked | null): void => useUploadStore.setState({ blocked }),
  listen: (next: UploadListener): (() => void) => {
    listener = next;
    return () => {
      if (listener === next) listener = undefined;
    };
  },
};
