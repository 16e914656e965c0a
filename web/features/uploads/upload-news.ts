import type { UploadItem, UploadState } from './upload.model';

/** Refused files first, then those that were there already, then the others in their order. */
export const newsFirst = (state: UploadState): UploadState =>
  [...state].sort((a, b) => rankOf(a) - rankOf(b));

/** Those that ask for a look. */
export const newsOf = (state: UploadState): UploadState =>
  newsFirst(state).filter((item) => rankOf(item) < 2);

function rankOf({ status }: UploadItem): 0 | 1 | 2 {
  if (status === 'error') return 0;
  return status === 'duplicate' ? 1 : 2;
}
