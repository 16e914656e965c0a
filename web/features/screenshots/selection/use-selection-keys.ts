import { useEffect, useRef } from 'react';
import { isDialogOpen, isTyping } from '../shared/keyboard';

interface Selecting {
  ids: ReadonlySet<string>;
  selectAll: () => void;
  clear: () => void;
}

/** Returns whether the key was handled. */
function act(event: KeyboardEvent, { ids, selectAll, clear }: Selecting): boolean {
  const hasControl = event.ctrlKey || event.metaKey;
  if (hasControl && !event.altKey && event.key.toLowerCase() === 'a') selectAll();
  else if (event.key === 'Escape' && ids.size > 0) clear();
  else return false;
  return true;
}

/** Ctrl or Cmd A selects all and Esc clears, from any focus except a field or a dialog. */
export function useSelectionKeys(selection: Selecting): void {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });

  useEffect(() => {
    // A dialog that Esc closes may be gone before the event gets here, and the selection stays then, too.
    let wasDialogOpen = false;
    const onCapture = () => {
      wasDialogOpen = isDialogOpen();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || wasDialogOpen) return;
      if (act(event, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onCapture, true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onCapture, true);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
