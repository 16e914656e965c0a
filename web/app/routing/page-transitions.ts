import { flushSync } from 'react-dom';
import { inTransition } from '../../shared/motion';

/** Shows how one state of the page becomes the next, on the way there and on the way back. */
export function createPageTransitions() {
  /** For each entry of the history that was reached by a transition, the one that it was reached from. */
  const origins = new Map<string, string>();
  let running: ViewTransition | null = null;

  return {
    show(change: () => void): void {
      running?.skipTransition();
      const transition = document.startViewTransition(() => flushSync(change));
      running = transition;
      // One that is skipped, or started in a hidden window, rejects these; the change happens all the same.
      transition.ready.catch(() => undefined);
      void transition.finished
        .catch(() => undefined)
        .then(() => {
          if (running === transition) running = null;
        });
    },
    mark: (from: string, to: string) => origins.set(to, from),
    /** An entry that replaces another one is reached by the same way. */
    replace(entry: string, by: string): void {
      const origin = origins.get(entry);
      if (origin !== undefined) origins.set(by, origin);
    },
    /** Whether there was a transition between these two, and there may be one now. */
    isBetween: (from: string, to: string): boolean =>
      (origins.get(from) === to || origins.get(to) === from) && 'viewTransition' in inTransition(),
  };
}
