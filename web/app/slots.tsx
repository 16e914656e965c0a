import { useLiveUpdates } from '../features/events/use-live-updates';
import { ProcessingDock } from '../features/processing/components/processing-dock';
import { UploadDock } from '../features/uploads/components/upload-dock';
import styles from './slots.module.css';

/** The corners of the screen: reading progress on the left, uploads on the right; stacked on phones. */
export function Docks() {
  useLiveUpdates();
  return (
    <div className={styles.docks}>
      <div className={styles.left}>
        <ProcessingDock />
      </div>
      <div className={styles.right}>
        <UploadDock />
      </div>
    </div>
  );
}
