import { lazy, Suspense } from 'react';
import { transferDialog, useTransferDialog } from '../cards/dialogs.store';

const Dialog = lazy(() =>
  import('./transfer-dialog').then((module) => ({ default: module.TransferDialog })),
);

/** Shows the dialog for moves and copies; it is loaded when it is first opened. */
export function TransferHost() {
  const asked = useTransferDialog();
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <Dialog key={asked.ids.join()} {...asked} onClose={transferDialog.close} />
    </Suspense>
  );
}
