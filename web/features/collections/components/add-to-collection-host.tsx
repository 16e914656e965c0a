import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { OutsideActionsProvider } from '../../screenshots/shared/outside-actions';
import { addToCollection, useAddToCollection } from '../add-to-collection.store';

const Dialog = lazy(() =>
  import('./add-to-collection-dialog').then((module) => ({
    default: module.AddToCollectionDialog,
  })),
);

/** Lets its children add screenshots to collections; the dialog is loaded when it is first opened. */
export function AddToCollectionHost({ children }: { children: ReactNode }) {
  const ids = useAddToCollection();
  const actions = useMemo(() => ({ collect: addToCollection.open }), []);
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
