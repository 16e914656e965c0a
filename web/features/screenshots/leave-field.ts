import type { KeyboardEvent } from 'react';

interface Field {
  isEmpty: boolean;
  clear: () => void;
}

/** Esc in a field of the viewer clears it, or leaves it when it is empty; the dialog around it stays open. */
export function fieldKeys({ isEmpty, clear }: Field) {
  return {
    // The dialog hears Esc before the field does, unless the field says so.
    'data-mantine-stop-propagation': true,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (!isEmpty) return clear();
      event.currentTarget.parentElement?.closest<HTMLElement>('[tabindex]')?.focus();
    },
  };
}
