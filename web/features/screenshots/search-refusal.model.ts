import { ApiError } from '../../../server/contract/client';
import type { GalleryFilter } from './gallery-address.model';

export const NEEDS_PLAN = 402;
export const NOT_FOUND = 404;
const NOT_UNDERSTOOD = 422;

/** What the server refuses, as opposed to what failed: these words, or a collection that is gone. */
export function refusalOf(
  error: Error | null,
  { q, collectionId }: Pick<GalleryFilter, 'q' | 'collectionId'>,
): ApiError | null {
  if (!(error instanceof ApiError)) return null;
  const isOfWords = q !== '' && [NEEDS_PLAN, NOT_UNDERSTOOD].includes(error.status);
  const isGone = collectionId !== '' && error.status === NOT_FOUND;
  return isOfWords || isGone ? error : null;
}
