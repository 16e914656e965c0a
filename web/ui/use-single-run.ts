import { useCallback, useRef } from 'react';

/**
 * Lets a thing run once at a time. The second click of a double click comes before the button is drawn as disabled,
 * and would create or cancel a second time.
 */
export function useSingleRun() {
  const isRunning = useRef(false);
  /** `start` is told how to say that it has ended, well or not. */
  return useCallback((start: (ended: { onSettled: () => void }) => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    start({ onSettled: () => (isRunning.current = false) });
  }, []);
}
