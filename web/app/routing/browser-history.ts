import { createPath, type Location, parsePath, type To } from 'react-router-dom';

/** The state that the browser keeps with an entry of its history. */
interface EntryState {
  usr?: unknown;
  key?: string;
}

/** The library's key of the entry that a page was opened with. */
const FIRST_KEY = 'default';
const KEY_DIGITS = 8;

const newKey = () =>
  Math.random()
    .toString(36)
    .slice(2, 2 + KEY_DIGITS);

/** The browser's history as locations of the router. */
export const browserHistory = {
  get location(): Location {
    const { pathname, search, hash } = window.location;
    const { usr = null, key = FIRST_KEY } = (window.history.state ?? {}) as EntryState;
    return { pathname, search, hash, state: usr, key, mask: undefined };
  },

  push: (to: To, state: unknown): Location => write('pushState', to, state),
  replace: (to: To, state: unknown): Location => write('replaceState', to, state),
  go: (steps: number) => window.history.go(steps),

  /** Calls back when a person or `go` has moved to another entry. */
  onMove(callBack: () => void): () => void {
    window.addEventListener('popstate', callBack);
    return () => window.removeEventListener('popstate', callBack);
  },
};

function write(how: 'pushState' | 'replaceState', to: To, state: unknown): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  const key = newKey();
  const address = createPath({ pathname: window.location.pathname, ...path });
  window.history[how]({ usr: state, key } satisfies EntryState, '', address);
  return browserHistory.location;
}
