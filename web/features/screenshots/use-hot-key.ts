import { useEffect, useRef } from 'react';
import { areSingleKeysOff, hasModifier, isDialogOpen, isTyping } from './keyboard';

/** A single key that works on the whole page, but never while someone types or a dialog is open. */
export function useHotKey(key: string, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || hasModifier(event)) return;
      if (isTyping(event.target) || isDialogOpen() || areSingleKeysOff()) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key]);
}
