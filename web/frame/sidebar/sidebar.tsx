import { useMediaQuery } from '@mantine/hooks';
import { type ComponentType, lazy, Suspense } from 'react';
import { frameTexts } from '../texts';
import { useIsFolded } from './sidebar-state';
import styles from './sidebar.module.css';

// Lazy: its place is kept, and smaller windows never load it.
const SidebarTree = lazy<ComponentType<{ isFolded: boolean }>>(() =>
  import('./sidebar-tree').catch(() => ({ default: () => null })),
);

/**
 * The sidebar of wide windows. It comes after the page in the document, so that the content is one Tab away from the
 * top bar.
 */
export function Sidebar() {
  const isWide = useMediaQuery('(min-width: 1200px)', false, { getInitialValueInEffect: false });
  const isFolded = useIsFolded();
  if (!isWide) return null;
  return (
    <nav
      aria-label={frameTexts.sidebar}
      className={styles.sidebar}
      data-folded={isFolded || undefined}
    >
      <Suspense fallback={null}>
        <SidebarTree isFolded={isFolded} />
      </Suspense>
    </nav>
  );
}
