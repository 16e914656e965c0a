import { useEffect } from 'react';
import { createPath, type Location } from 'react-router-dom';
import { rememberedInTab } from '../../shared/storage';

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

/** Scrolls to where this entry was left, else to what the hash names, else to the top. */
export function scrollTo(position: number | undefined, hash: string, isKept: boolean): void {
  if (position !== undefined) return window.scrollTo(0, position);
  const named = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
  if (named) return named.scrollIntoView();
  if (!isKept) window.scrollTo(0, 0);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
