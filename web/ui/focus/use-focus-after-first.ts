import { type RefObject, useEffect, useRef } from 'react';

/** On the body, or on the heading, where a dialog leaves the focus when its opener is gone. */
const isLost = (focused: Element | null) => focused === document.body || focused?.tagName === 'H1';

/**
 * When the first item replaces the empty state, the button that opened the dialog is removed. The button in the
 * head then takes the focus; attach the returned ref to it.
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
