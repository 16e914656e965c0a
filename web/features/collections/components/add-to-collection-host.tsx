import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { OutsideActionsProvider } from '../../screenshots/shared/outside-actions';
import { addToCollection, useAddToCollection } from '../add-to-collection.store';

const Dialog = lazy(() =>
  import('./add-to-collection-dialog').then((module) => ({
    default: module.AddToCollectionDialog,
  })),
);

interface AddToCollectionHostProps {
  /** Uploads files; another feature's work, handed on to the children. */
  upload: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Lets its children add screenshots to collections; the dialog is loaded when it is first opened. */
export function AddToCollectionHost({ upload, children }: AddToCollectionHostProps) {
  const ids = useAddToCollection();
  const actions = useMemo(() => ({ collect: addToCollection.open, upload }), [upload]);
  return (
    <OutsideActionsProvider value={actions}>
      {children}
      {ids && (
        <Suspense fallback={null}>
          <Dialog key={ids.join()} ids={ids} onClose={addToCollection.close} />
        </Suspense>
      )}
    </OutsideActionsProvider>
  );
}
