import { useEffect } from 'react';

/**
 * For a dialog that exists only while it is open: gives the focus back to where it was. Mantine does that for
 * dialogs that stay in the tree and are closed, not for those that are taken out of it.
 */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    return () => {
      const isThere = before?.isConnected;
      // What opened it may be gone: then the page begins anew at its heading, not above everything.
      const target = isThere ? before : document.querySelector('h1');
      target?.focus({ preventScroll: true });
    };
  }, []);
}
