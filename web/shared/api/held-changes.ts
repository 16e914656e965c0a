import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks before the page is left while changes wait for a connection: they are sent when it is back, and closing the page
 * would lose them. Returns what ends it.
 */
export function askBeforeLosingChanges(queryClient: QueryClient): () => void {
  const onLeave = (event: BeforeUnloadEvent) => {
    const changes = queryClient.getMutationCache().getAll();
    if (changes.some(({ state }) => state.isPaused)) event.preventDefault();
  };
  window.addEventListener('beforeunload', onLeave);
  return () => window.removeEventListener('beforeunload', onLeave);
}
