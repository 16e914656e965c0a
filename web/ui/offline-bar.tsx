import { useNetwork } from '@mantine/hooks';
import { WifiOff } from 'lucide-react';
import styles from './offline-bar.module.css';
import { uiTexts } from './texts';

/** The thin bar above everything while the browser has no connection. */
export function OfflineBar() {
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && (
        <p className={styles.bar}>
          <WifiOff size={14} aria-hidden />
          {uiTexts.offline}
        </p>
      )}
    </div>
  );
}
