import type { QueryClient } from '@tanstack/react-query';
import type { Collecting } from './collecting';
import { uploadTexts } from './texts';
import type { UploadCallbacks } from './send-upload';
import type { UploadItem } from './upload.model';

// Lazy: the first paint does not need it.
const load = () => import('./send-unless-known');

/** Preloads the sending code, so that a lost connection later does not lose the file; a failure is harmless here. */
export const prepareSending = (): void => void load().catch(() => undefined);

/** The code came with that of sending, so whatever has been stored can also be put into a collection. */
export const prepareCollecting = (queryClient: QueryClient): Promise<Collecting> =>
  load().then((module) => module.createCollecting(queryClient));

/** Checks the files of a selection together. */
export function checkTogether(items: readonly Pick<UploadItem, 'file' | 'teamId'>[]): void {
  load().then(
    (module) => module.checkTogether(items),
    // Sending reports the error.
    () => undefined,
  );
}

/** Sends a file only if the server does not have its bytes; the returned function aborts it. */
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
