/** The time in which a page may still grow to where it was left. */
const PATIENCE_MS = 10_000;

/** Scrolls as far down as the page goes each time it grows, until it is there or the signal ends it. */
export function scrollWhenTall(position: number, signal: AbortSignal): void {
  if (signal.aborted) return;
  const growth = new ResizeObserver(follow);
  const timer = setTimeout(stop, PATIENCE_MS);
  signal.addEventListener('abort', stop);
  growth.observe(document.body);

  function stop() {
    clearTimeout(timer);
    growth.disconnect();
  }
  function follow() {
    window.scrollTo(0, position);
    // Positions are rounded.
    if (window.scrollY > position - 1) stop();
  }
}
