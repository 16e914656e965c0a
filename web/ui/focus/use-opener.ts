import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to the button that opened a form or a question, once that has closed and nothing else has taken it.
 * The form may stand in the place of the button; attach the returned ref to it.
 */
export function useOpener(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isOver = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isOver && document.activeElement === document.body) opener.current?.focus();
  }, [isOpen]);
  return opener;
}
