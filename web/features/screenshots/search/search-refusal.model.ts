import { ApiError } from '../../../../server/contract/client';
import { NEEDS_PLAN, NOT_FOUND } from '../../../shared/api/statuses';
import type { GalleryFilter } from '../shared/gallery-address.model';

const NOT_UNDERSTOOD = 422;

/** The refusals of the server, as opposed to failures: a plan is needed, or the collection is gone. */
export function refusalOf(
  error: Error | null,
  { q, collectionId }: Pick<GalleryFilter, 'q' | 'collectionId'>,
): ApiError | null {
  if (!(error instanceof ApiError)) return null;
  const isOfWords = q !== '' && [NEEDS_PLAN, NOT_UNDERSTOOD].includes(error.status);
  const isGone = collectionId !== '' && error.status === NOT_FOUND;
  return isOfWords || isGone ? error : null;
}
