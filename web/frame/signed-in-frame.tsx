import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { GraceNotice } from '../features/billing/usage/grace-notice';
import { TransferHost } from '../features/screenshots/transfer/transfer-host';
import { ShareHost } from '../features/shares/components/share-host';
import { ErrorBoundary } from '../ui/states/error-boundary';
import { ShortcutKeys } from './shortcuts/shortcut-keys';
import { useServiceWorker } from './use-service-worker';
import { Docks } from './docks';
import { Sidebar } from './sidebar/sidebar';
import { useIsFolded } from './sidebar/sidebar-state';
import { BottomStrip } from './bottom-strip';
import { OutsideHost } from './outside-host';
import { PageSkeleton } from './page-skeleton';
import { MAIN_ID } from './root-layout';
import styles from './signed-in-frame.module.css';
import { WorkspaceOutlet } from './workspaces/workspace-outlet';
import { TopBar } from './top-bar';

// Lazy: what they show is wanted by whoever has looked around.
const LateParts = lazy(() => import('./late-parts').catch(() => ({ default: () => null })));

/** The frame of signed-in pages: top bar, sidebar or bottom strip, page and docks. */
export default function SignedInFrame() {
  const { pathname } = useLocation();
  const isFolded = useIsFolded();
  useServiceWorker();
  return (
    <OutsideHost>
      <div className={styles.frame} data-folded={isFolded || undefined}>
        <TopBar />
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <GraceNotice />
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <WorkspaceOutlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        <Sidebar />
        <Docks />
        <BottomStrip />
        <ShortcutKeys />
        <TransferHost />
        <ShareHost />
        <Suspense fallback={null}>
          <LateParts />
        </Suspense>
      </div>
    </OutsideHost>
  );
}
