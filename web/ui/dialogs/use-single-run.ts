import { useCallback, useRef } from 'react';

/**
 * Ignores calls while one is running. The second click of a double click arrives before the button is disabled, and
 * would create or cancel twice.
 */
export function useSingleRun() {
  const isRunning = useRef(false);
  /** `start` receives a function to call when it has ended, with or without success. */
  return useCallback((start: (ended: { onSettled: () => void }) => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    start({ onSettled: () => (isRunning.current = false) });
  }, []);
}
