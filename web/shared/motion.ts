/** The person or the system wants no motion. */
export const isMotionReduced = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The browser can show how one state of the page becomes the next. */
export const hasPageTransitions = (): boolean => 'startViewTransition' in document;

/** The options of a navigation that is shown as a transition, where that can be and is wanted. */
export const inTransition = (): { viewTransition?: true; flushSync?: true } =>
  hasPageTransitions() && !isMotionReduced() ? { viewTransition: true, flushSync: true } : {};
