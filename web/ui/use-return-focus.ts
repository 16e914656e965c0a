import { useEffect } from 'react';

/**
 * For a dialog that exists only while it is open: gives the focus back to where it was. Mantine does that for
 * dialogs that stay in the tree and are closed, not for those that are taken out of it.
 */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    return () => before?.focus({ preventScroll: true });
  }, []);
}
