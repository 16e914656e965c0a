import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  createPath,
  type Location,
  type NavigateOptions,
  type Navigator,
  NavigationType,
  type To,
} from 'react-router-dom';
import { browserHistory } from './browser-history';
import { createPageTransitions } from './page-transitions';
import { createScrollMemory, scrollTo, useOwnScrolling } from './scroll-memory';

interface Shown {
  location: Location;
  navigationType: NavigationType;
  /** Whether the page stays where it is scrolled to. */
  isStill: boolean;
}

const asOpened = (): Shown => ({
  location: browserHistory.location,
  navigationType: NavigationType.Pop,
  isStill: false,
});

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** The location that the page shows, and what moves it. */
export function useBrowserLocation() {
  const [memory] = useState(createScrollMemory);
  const [transitions] = useState(createPageTransitions);
  const [shown, setShown] = useState(asOpened);
  // The entry that the browser is at; its page may still be loading.
  const entry = useRef(shown.location);
  const entryNow = useCallback(() => entry.current, []);
  useOwnScrolling(memory, entryNow);

  const write = useCallback(
    (how: 'push' | 'replace', to: To, state: unknown, options: NavigateOptions = {}) => {
      const from = entry.current;
      memory.save(from);
      const location = browserHistory[how](to, state);
      entry.current = location;
      const navigationType = how === 'push' ? NavigationType.Push : NavigationType.Replace;
      const isStill = options.preventScrollReset ?? false;
      const change = () => setShown({ location, navigationType, isStill });
      if (how === 'replace') transitions.replace(from.key, location.key);
      if (!options.viewTransition)
        return options.flushSync ? flushSync(change) : startTransition(change);
      transitions.mark(from.key, location.key);
      transitions.show(change);
    },
    [memory, transitions],
  );
  const navigator = useMemo(
    (): Navigator => ({
      createHref,
      go: browserHistory.go,
      push: (to, state, options) => write('push', to, state, options),
      replace: (to, state, options) => write('replace', to, state, options),
    }),
    [write],
  );

  useLayoutEffect(
    () =>
      browserHistory.onMove(() => {
        const from = entry.current;
        memory.save(from);
        const next = asOpened();
        entry.current = next.location;
        const change = () => setShown(next);
        if (transitions.isBetween(from.key, next.location.key)) transitions.show(change);
        else startTransition(change);
      }),
    [memory, transitions],
  );

  useLayoutEffect(() => {
    const { location, isStill } = shown;
    return scrollTo(memory.of(location), location.hash, isStill);
  }, [memory, shown]);

  return { ...shown, navigator };
}
