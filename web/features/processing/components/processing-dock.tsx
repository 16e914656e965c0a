import { lazy, Suspense } from 'react';
import { useProcessingStore } from '../processing.store';

// Loaded with the first screenshot to process, not with the first page.
const ProcessingCard = lazy(() =>
  import('./processing-card').then((module) => ({ default: module.ProcessingCard })),
);

/** The AI processing card while there is something to process. */
export function ProcessingDock() {
  const isNeeded = useProcessingStore(({ items }) => items.length > 0);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ProcessingCard />
    </Suspense>
  );
}
