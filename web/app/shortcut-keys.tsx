import { lazy, Suspense, useState } from 'react';
import { useUpload } from '../features/uploads/use-upload';
import { useShortcuts } from './use-shortcuts';

const ShortcutList = lazy(() =>
  import('./shortcut-list').then((module) => ({ default: module.ShortcutList })),
);

/** Hears the keys of the whole product; their list is fetched when somebody asks for it. */
export function ShortcutKeys() {
  const [isHelpShown, setHelpShown] = useState(false);
  const { pick } = useUpload();
  useShortcuts({ onUpload: pick, onHelp: () => setHelpShown(true) });
  if (!isHelpShown) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutList onClose={() => setHelpShown(false)} />
    </Suspense>
  );
}
