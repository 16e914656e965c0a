/** The time in which a page may still grow to where it was left. */
const PATIENCE_MS = 10_000;
/** Events of a person who goes elsewhere; keys scroll, too. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Scrolls as far down as the page goes each time it grows, until it is there or the person moves. */
export function scrollWhenTall(position: number): () => void {
  const growth = new ResizeObserver(follow);
  const timer = setTimeout(stop, PATIENCE_MS);
  growth.observe(document.body);
  for (const name of MOVES) window.addEventListener(name, stop, { passive: true });

  function stop() {
    clearTimeout(timer);
    growth.disconnect();
    for (const name of MOVES) window.removeEventListener(name, stop);
  }
  function follow() {
    window.scrollTo(0, position);
    // Positions are rounded.
    if (window.scrollY > position - 1) stop();
  }
  return stop;
}
