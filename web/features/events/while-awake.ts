/**
 * Does something while the page runs: not while it is frozen, or kept for the way back. `begin` returns what ends it; so does
 * this function.
 */
export function whileAwake(begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const wake = () => {
    end ??= begin();
  };
  const sleep = () => {
    end?.();
    end = undefined;
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pagehide', sleep, { signal });
  window.addEventListener('pageshow', wake, { signal });
  document.addEventListener('freeze', sleep, { signal });
  document.addEventListener('resume', wake, { signal });
  wake();
  return () => {
    listening.abort();
    sleep();
  };
}
