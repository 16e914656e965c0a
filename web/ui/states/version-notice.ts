import { browser } from '../../shared/browser';

/** A newer version is ready, or a chunk of this version is missing. */
type VersionNotice = 'newer' | 'missing';

let shown: VersionNotice | null = null;
let reload: () => void = browser.reload;
/** The number of shown parts that report a missing chunk themselves. */
let toldInPlace = 0;
const listeners = new Set<() => void>();

function change(next: VersionNotice | null): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** The state of the version bar. The page never reloads without the person. */
export const versionNotice = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** `onReload` activates the newer version; by default the page reloads. */
  show: (notice: VersionNotice, onReload: () => void = browser.reload) => {
    if (notice === 'missing' && toldInPlace > 0) return;
    reload = onReload;
    change(notice);
  },
  hide: () => change(null),
  /** A part reports a missing chunk itself while it is shown; the returned function ends that. */
  tellInPlace: () => {
    toldInPlace += 1;
    if (shown === 'missing') change(null);
    return () => {
      toldInPlace -= 1;
    };
  },
  reload: () => reload(),
};

/** Error messages of browsers and Vite for a script or style sheet that failed to load. */
const MISSING = /import|chunk|module|preload/i;

/** A missing chunk stays missing until a reload. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && MISSING.test(error.message);
