import { lazy, Suspense } from 'react';
import { ProcessingDock } from '../features/processing/components/processing-dock';
import { UploadDock } from '../features/uploads/components/upload-dock';
import styles from './slots.module.css';

// What is shown first was read a moment ago. Should the program not arrive, the page is as fresh as it was read.
const LiveUpdates = lazy(() =>
  import('../features/events/live-updates').catch(() => ({ default: () => null })),
);

/** The corners of the screen: reading progress on the left, uploads on the right; stacked on phones. */
export function Docks() {
  return (
    <div className={styles.docks}>
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
