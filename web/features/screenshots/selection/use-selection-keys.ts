import { useEffect } from 'react';
import { isDialogOpen, isTyping } from '../shared/keyboard';

const isSelectAll = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'a';

/** Ctrl or Cmd A selects all, from any focus except a field or a dialog. */
export function useSelectionKeys(selectAll: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
      if (!isSelectAll(event)) return;
      event.preventDefault();
      selectAll();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [selectAll]);
}
