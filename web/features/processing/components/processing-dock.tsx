import { lazy, Suspense } from 'react';
import { useProcessingStore } from '../processing.store';

// Fetched with the first screenshot that is read, and not with the first page.
const ProcessingCard = lazy(() =>
  import('./processing-card').then((module) => ({ default: module.ProcessingCard })),
);

/** Room for the AI processing card, which is there while something is read. */
export function ProcessingDock() {
  const isNeeded = useProcessingStore(({ items }) => items.length > 0);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ProcessingCard />
    </Suspense>
  );
}
