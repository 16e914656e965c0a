import { useEffect } from 'react';

/**
 * Returns the focus after a dialog that is mounted only while open. Mantine does that only for dialogs that stay
 * mounted.
 */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    return () => {
      const isThere = before?.isConnected;
      // When the opener is gone, the focus goes to the heading, not to the top of the document.
      const target = isThere ? before : document.querySelector('h1');
      target?.focus({ preventScroll: true });
    };
  }, []);
}
