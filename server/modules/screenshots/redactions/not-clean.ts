import type { LegiblePlace } from '../../../analysis/redaction/legible-places';
import { AppError } from '../../../common/app-error';

/** A screenshot with the places that should not be seen. */
export interface OpenPlaces {
  id: string;
  left: readonly LegiblePlace[];
}

/** Names the places, and never what stands there. */
export function notClean(open: readonly OpenPlaces[]): AppError {
  const boxes = open.flatMap(({ left }) => left);
  return new AppError(
    'not_clean',
    'Something that should not be shared can still be read. Hide it, or say that it is harmless, and share again.',
    {
      boxes: boxes.map(({ x, y, w, h, reason }) => ({ x, y, w, h, reason })),
      screenshots: open.map(({ id, left }) => ({ id, boxes: left })),
    },
  );
}

export const beingPrepared = (): AppError =>
  new AppError('being_prepared', 'The picture is being prepared. Try again in a moment.', {
    retry_after_seconds: 2,
  });
