import { WifiOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { uiTexts } from '../texts';
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

interface TopBarProps {
  children: ReactNode;
  /** For what is no warning. */
  isPlain?: boolean;
  action?: { label: string; onAct: () => void };
}

/** One thin line across the page. */
export function TopBar({ children, isPlain = false, action }: TopBarProps) {
  return (
    <p className={styles.bar} data-plain={isPlain || undefined}>
      {children}
      {action && (
        <button type="button" className={styles.button} onClick={action.onAct}>
          {action.label}
        </button>
      )}
    </p>
  );
}

/** The thin bars above everything: no connection, a version of the program that is not this one, and `children`. */
export function TopBars({ children }: { children?: ReactNode }) {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const notice = useSyncExternalStore(versionNotice.subscribe, versionNotice.get, () => null);
  return (
    <div role="status">
      {!isOnline && (
        <TopBar>
          <WifiOff size={14} aria-hidden />
          {uiTexts.offline}
        </TopBar>
      )}
      {notice && (
        <TopBar isPlain action={{ label: uiTexts.reload, onAct: versionNotice.reload }}>
          {uiTexts.version[notice]}
        </TopBar>
      )}
      {children}
    </div>
  );
}
