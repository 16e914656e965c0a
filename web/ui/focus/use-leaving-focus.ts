import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

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

/**
 * Rescues the focus that a part takes with it when it goes. A focus that was elsewhere stays, also on the body, where a
 * click on the page leaves it.
 */
export function useTakenFocus(part: RefObject<HTMLElement | null>): void {
  // Events tell it, because a browser takes the focus from a button that is disabled before it goes.
  const isHeld = useRef(false);
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    const hold = () => (isHeld.current = true);
    const release = () => (isHeld.current = false);
    element.addEventListener('focusin', hold);
    element.addEventListener('focusout', release);
    return () => {
      element.removeEventListener('focusin', hold);
      element.removeEventListener('focusout', release);
      // A window that is left releases it without moving it.
      isHeld.current ||= element.contains(document.activeElement);
    };
  }, [part]);
  useEffect(
    () => () => {
      if (isHeld.current) rescueFocus();
    },
    [],
  );
}
