import { type RefObject, useEffect, useRef } from 'react';
import { areSingleKeysOff, isDialogOpen, isFreeKey } from '../shared/keyboard';

/** The button that a key presses: each names its keys in `aria-keyshortcuts`. */
function buttonOf(bar: HTMLElement | null, key: string): HTMLButtonElement | undefined {
  const wanted = key.toLowerCase();
  return [...(bar?.querySelectorAll('button') ?? [])].find((button) =>
    button.getAttribute('aria-keyshortcuts')?.toLowerCase().split(' ').includes(wanted),
  );
}

/** With a selection the keys act on all of it, and not on the focused card; Esc clears it. */
export function useBarKeys(bar: RefObject<HTMLElement | null>, onClear: () => void): void {
  const clearNow = useRef(onClear);
  useEffect(() => {
    clearNow.current = onClear;
  });

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let wasDialogOpen = false;
    // In the capture phase: before the card, whose keys leave an event alone that was handled.
    const onCapture = (event: KeyboardEvent) => {
      wasDialogOpen = isDialogOpen();
      if (wasDialogOpen || areSingleKeysOff() || !isFreeKey(event)) return;
      const button = buttonOf(bar.current, event.key);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    // After all others, so that a question in the page can keep Esc for itself. A dialog that Esc closes is gone by now.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || wasDialogOpen || !isFreeKey(event)) return;
      event.preventDefault();
      clearNow.current();
    };
    window.addEventListener('keydown', onCapture, { signal, capture: true });
    document.addEventListener('keydown', onEscape, { signal });
    return () => end.abort();
  }, [bar]);
}
