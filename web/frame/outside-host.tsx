import type { ReactNode } from 'react';
import { AddToCollectionHost } from '../features/collections/components/add-to-collection-host';
import { useUpload } from '../features/uploads/use-upload';

/** Gives the screenshots of all pages the actions of other features. */
export function OutsideHost({ children }: { children: ReactNode }) {
  const { addFiles } = useUpload();
  return <AddToCollectionHost upload={addFiles}>{children}</AddToCollectionHost>;
}
