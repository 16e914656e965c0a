import { useEffect } from 'react';
import { createPath, type Location } from 'react-router-dom';
import { rememberedInTab } from '../../shared/storage';

/** Events of a person who goes elsewhere; keys scroll, too. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

const STORED_AS = 'shotvault.scroll';

type Positions = Record<string, number>;

function stored(): Positions {
  try {
    return (JSON.parse(rememberedInTab.get(STORED_AS) ?? '{}') ?? {}) as Positions;
  } catch {
    return {};
  }
}

/** With the address, because entries that the browser makes by itself all have the same key. */
const nameOf = (entry: Location) => `${entry.key} ${createPath(entry)}`;

/** How far each entry of the history was scrolled, also over a reload of the tab. */
export function createScrollMemory() {
  const positions = stored();
  return {
    of: (entry: Location): number | undefined => positions[nameOf(entry)],
    save(entry: Location) {
      positions[nameOf(entry)] = window.scrollY;
    },
    store: () => rememberedInTab.set(STORED_AS, JSON.stringify(positions)),
  };
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;

/** Keeps the browser from scrolling by itself, and stores the positions when the page is left. */
export function useOwnScrolling(memory: ScrollMemory, entryNow: () => Location): void {
  useEffect(() => {
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      memory.save(entryNow());
      memory.store();
      // The next document scrolls as it likes.
      window.history.scrollRestoration = 'auto';
    };
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', leave);
      window.history.scrollRestoration = 'auto';
    };
  }, [memory, entryNow]);
}

/** Scrolls to where this entry was left, else to what the hash names, else to the top; gives what ends it. */
export function scrollTo(
  position: number | undefined,
  hash: string,
  isKept: boolean,
): (() => void) | undefined {
  if (position !== undefined) return scrollBackTo(position);
  const named = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
  if (named) named.scrollIntoView();
  else if (!isKept) window.scrollTo(0, 0);
}

/** A page that is still loading is not yet as long as it was left. */
function scrollBackTo(position: number): (() => void) | undefined {
  window.scrollTo(0, position);
  if (window.scrollY > position - 1) return;
  const moved = new AbortController();
  const stop = () => moved.abort();
  // From now on, because a person may move before the rest has loaded.
  for (const name of MOVES) {
    window.addEventListener(name, stop, { passive: true, signal: moved.signal });
  }
  void import('./scroll-when-tall').then(({ scrollWhenTall }) => {
    scrollWhenTall(position, moved.signal);
  });
  return stop;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
