import { uploadTexts } from './texts';
import type { UploadCallbacks } from './send-upload';
import type { UploadItem } from './upload.model';

// What sends files is of no use to the first paint.
const load = () => import('./send-unless-known');

/** Fetches it ahead of the first file, so that losing the connection does not lose it; a failure is no harm yet. */
export const prepareSending = (): void => void load().catch(() => undefined);

/** The files of a selection are asked about together. */
export function checkTogether(items: readonly Pick<UploadItem, 'file' | 'teamId'>[]): void {
  load().then(
    (module) => module.checkTogether(items),
    // Sending tells of it.
    () => undefined,
  );
}

/** Sends a file only when its bytes are not there yet; the returned function ends it. */
export function send(item: UploadItem, callbacks: UploadCallbacks): () => void {
  let isAborted = false;
  let abort = () => {
    isAborted = true;
  };
  load().then(
    ({ sendUnlessKnown }) => {
      if (!isAborted) abort = sendUnlessKnown(item, callbacks);
    },
    () => callbacks.onSettled({ kind: 'failed', error: uploadTexts.networkError }),
  );
  return () => abort();
}
