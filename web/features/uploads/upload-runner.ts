import { UPLOAD_STAGGER_MS } from './constants';
import {
  findNext,
  listForProcessing,
  type UploadAction,
  type UploadItem,
  type UploadOutcome,
  type UploadState,
} from './upload.model';
import type { UploadCallbacks } from './send-upload';

interface UploadRunnerParts {
  getState: () => UploadState;
  dispatch: (action: UploadAction) => void;
  send: (item: UploadItem, callbacks: UploadCallbacks) => () => void;
  isOnline: () => boolean;
  onSettled: (item: UploadItem, outcome: UploadOutcome) => void;
  /** Called when all have finished, with the screenshots to process. */
  onStored: (items: UploadItem[]) => void;
}

/** Starts the next item of the model every 100 ms, at most `UPLOADS_AT_ONCE` of them, and dispatches the results. */
export function createUploadRunner(parts: UploadRunnerParts) {
  const aborts = new Map<string, () => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handOver() {
    const items = listForProcessing(parts.getState());
    if (items.length === 0) return;
    parts.dispatch({ type: 'handedOver', ids: items.map((item) => item.id) });
    parts.onStored(items);
  }

  function settle(item: UploadItem, outcome: UploadOutcome) {
    aborts.delete(item.id);
    parts.dispatch({ type: 'settled', id: item.id, outcome });
    parts.onSettled(item, outcome);
    handOver();
    run();
  }

  function start(item: UploadItem) {
    parts.dispatch({ type: 'started', id: item.id });
    const abort = parts.send(item, {
      onProgress: (progress) => parts.dispatch({ type: 'progressed', id: item.id, progress }),
      onSettled: (outcome) => settle(item, outcome),
    });
    aborts.set(item.id, abort);
  }

  /** Safe to call at any time: a planned start keeps its time. */
  function run() {
    if (timer !== undefined || !parts.isOnline()) return;
    const next = findNext(parts.getState());
    if (!next) return;
    start(next);
    timer = setTimeout(() => {
      timer = undefined;
      run();
    }, UPLOAD_STAGGER_MS);
  }

  /** Aborts everything; aborted uploads report nothing. */
  function stop() {
    clearTimeout(timer);
    timer = undefined;
    for (const abort of aborts.values()) abort();
    aborts.clear();
  }

  return { run, stop };
}
