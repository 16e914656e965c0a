import { RotateCw, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { uiTexts } from './texts';
import styles from './top-bars.module.css';
import { versionNotice } from './version-notice';

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** The thin bars above everything: no connection, and a version of the program that is not this one. */
export function TopBars() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const notice = useSyncExternalStore(versionNotice.subscribe, versionNotice.get, () => null);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <WifiOff size={14} aria-hidden />
          {uiTexts.offline}
        </p>
      )}
      {notice && (
        <p className={styles.bar} data-plain>
          {uiTexts.version[notice]}
          <button type="button" className={styles.button} onClick={versionNotice.reload}>
            <RotateCw size={14} aria-hidden />
            {uiTexts.reload}
          </button>
        </p>
      )}
    </div>
  );
}
