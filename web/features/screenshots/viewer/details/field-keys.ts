import type { KeyboardEvent } from 'react';

interface Field {
  isEmpty: boolean;
  clear: () => void;
}

/** Esc clears a field of the viewer, or leaves it when it is empty; the viewer stays open. */
export function fieldKeys({ isEmpty, clear }: Field) {
  return {
    // Without this attribute the dialog handles Esc before the field does.
    'data-mantine-stop-propagation': true,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (!isEmpty) return clear();
      event.currentTarget.parentElement?.closest<HTMLElement>('[tabindex]')?.focus();
    },
  };
}
