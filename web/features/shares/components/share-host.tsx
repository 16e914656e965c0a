import { lazy, Suspense } from 'react';
import { shareDialog, useShareDialog } from '../../screenshots/cards/dialogs.store';

const Dialog = lazy(() =>
  import('./share-dialog').then((module) => ({ default: module.ShareDialog })),
);

/** Shows the dialog that makes links; it is loaded when it is first opened. */
export function ShareHost() {
  const asked = useShareDialog();
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <Dialog
        key={asked.collectionId ?? asked.ids.join()}
        shared={asked}
        onClose={shareDialog.close}
      />
    </Suspense>
  );
}
