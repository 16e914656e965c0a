import { browser } from '../shared/browser';

/** A newer version of the program waits to be taken; or a part of this one is gone from the server. */
export type VersionNotice = 'newer' | 'missing';

let shown: VersionNotice | null = null;
let reload: () => void = browser.reload;
/** Parts that are gone and say so in their own place. */
let toldInPlace = 0;
const listeners = new Set<() => void>();

function change(next: VersionNotice | null): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** What the bar at the top says about the version of the page. Nothing is loaded anew before the person wants it. */
export const versionNotice = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** `onReload` brings the newer version; without it the page is simply loaded again. */
  show: (notice: VersionNotice, onReload: () => void = browser.reload) => {
    if (notice === 'missing' && toldInPlace > 0) return;
    reload = onReload;
    change(notice);
  },
  hide: () => change(null),
  /** A part tells itself that it is missing, for as long as it is shown; the answer ends it. */
  tellInPlace: () => {
    toldInPlace += 1;
    if (shown === 'missing') change(null);
    return () => {
      toldInPlace -= 1;
    };
  },
  reload: () => reload(),
};

/** Words of browsers and of the bundler for a program or a style sheet that did not arrive. */
const MISSING = /import|chunk|module|preload/i;

/** A part of the program that did not arrive stays missing until the page is loaded anew. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && MISSING.test(error.message);
