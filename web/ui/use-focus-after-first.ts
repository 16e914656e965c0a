import { type RefObject, useEffect, useRef } from 'react';

/** Nowhere, or at the heading, which is where a dialog leaves it whose opener is gone. */
const isLost = (focused: Element | null) => focused === document.body || focused?.tagName === 'H1';

/**
 * With the first of something the empty page goes, and with it the button that opened the dialog: the one that stands
 * in the head from then on has the focus. Answers the ref for it.
 */
export function useFocusAfterFirst(
  isDialogOpen: boolean,
  count: number,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isDialogOpen && isLost(document.activeElement)) button.current?.focus();
    if (isDialogOpen) wasOpen.current = true;
  }, [isDialogOpen, count]);
  return button;
}
