import { type RefObject, useEffect } from 'react';
import { areSingleKeysOff, hasModifier, isDialogOpen, isTyping } from '../shared/keyboard';

/** The button that a key presses: each names its keys in `aria-keyshortcuts`. */
function buttonOf(bar: HTMLElement, key: string): HTMLButtonElement | undefined {
  const wanted = key.toLowerCase();
  return [...bar.querySelectorAll('button')].find((button) =>
    button.getAttribute('aria-keyshortcuts')?.toLowerCase().split(' ').includes(wanted),
  );
}

/** With a selection the keys act on all of it, and not on the focused card. */
export function useBarKeys(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || hasModifier(event) || isTyping(event.target)) return;
      if (areSingleKeysOff() || isDialogOpen()) return;
      const button = bar.current && buttonOf(bar.current, event.key);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    // In the capture phase: before the card, whose keys leave an event alone that was handled.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [bar]);
}
