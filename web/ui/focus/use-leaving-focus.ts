import { useEffect } from 'react';

/**
 * When what had the focus is gone, the browser leaves it on the body, and Tab begins at the top of the document. Hands it
 * to the preferred element instead, or to the heading where there is none.
 */
export function rescueFocus(preferred = 'h1'): void {
  if (document.activeElement !== document.body) return;
  const target = document.querySelector<HTMLElement>(preferred) ?? document.querySelector('h1');
  target?.focus({ preventScroll: true });
}

/** Rescues the focus of a part that goes by itself, such as a button that is replaced by its result. */
export function useLeavingFocus(preferred?: string): void {
  useEffect(() => () => rescueFocus(preferred), [preferred]);
}
