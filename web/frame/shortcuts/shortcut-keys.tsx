import { lazy, Suspense, useState } from 'react';
import { useUpload } from '../../features/uploads/use-upload';
import { toggleSidebar } from '../sidebar/sidebar-state';
import { useShortcuts } from './use-shortcuts';

const ShortcutList = lazy(() =>
  import('./shortcut-list').then((module) => ({ default: module.ShortcutList })),
);

/** Handles the global shortcuts; their list is loaded on request. */
export function ShortcutKeys() {
  const [isHelpShown, setHelpShown] = useState(false);
  const { pick } = useUpload();
  useShortcuts({ onUpload: pick, onHelp: () => setHelpShown(true), onFold: toggleSidebar });
  if (!isHelpShown) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutList onClose={() => setHelpShown(false)} />
    </Suspense>
  );
}
