import { lazy, Suspense } from 'react';
import { ProcessingDock } from '../features/processing/components/processing-dock';
import { UploadDock } from '../features/uploads/components/upload-dock';
import styles from './docks.module.css';

// Lazy: fresh pages need no updates yet, and without this chunk they only get older.
const LiveUpdates = lazy(() =>
  import('../features/events/live-updates').catch(() => ({ default: () => null })),
);

/** The cards in the lower corners: AI processing left, uploads right; stacked on phones. */
export function Docks() {
  return (
    <div className={styles.docks} data-docks>
      <Suspense fallback={null}>
        <LiveUpdates />
      </Suspense>
      <div>
        <ProcessingDock />
      </div>
      <div>
        <UploadDock />
      </div>
    </div>
  );
}
