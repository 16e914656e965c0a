import { lazy, Suspense } from 'react';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { MissingPart } from '../../../../ui/states/missing-part';

// Lazy: few viewings lead to a copy.
const CropDialog = lazy(() => import('./crop-dialog').catch(() => ({ default: MissingPart })));

/** The dialog that makes a cropped or rotated copy. */
export function CropLayer({ row, onClose }: { row: Screenshot; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <CropDialog row={row} onClose={onClose} />
    </Suspense>
  );
}
