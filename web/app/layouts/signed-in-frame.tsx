import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { GracePlace } from '../../features/billing/components/grace-place';
import { AddToCollectionHost } from '../../features/collections/components/add-to-collection-host';
import { ErrorBoundary } from '../../ui/error-boundary';
import { ShortcutKeys } from '../shortcut-keys';
import { useServiceWorker } from '../use-service-worker';
import { Docks } from '../slots';
import { BottomStrip } from './bottom-strip';
import { PageSkeleton } from './page-skeleton';
import { MAIN_ID } from './root-layout';
import styles from './signed-in-frame.module.css';
import { Space } from './space';
import { TopBar } from './top-bar';

/** Top bar, page, the two cards in the corners, and the strip of phones. */
export default function SignedInFrame() {
  const { pathname } = useLocation();
  useServiceWorker();
  return (
    <AddToCollectionHost>
      <div className={styles.frame}>
        <TopBar />
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <GracePlace />
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <Space />
            </Suspense>
          </ErrorBoundary>
        </main>
        <Docks />
        <BottomStrip />
        <ShortcutKeys />
      </div>
    </AddToCollectionHost>
  );
}
