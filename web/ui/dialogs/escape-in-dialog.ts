import type { KeyboardEvent } from 'react';

/**
 * Stands on each field and button that handles Escape itself. A dialog of Mantine, such as the viewer, hears the key
 * before they do; it looks for this attribute on the focused element only, and closes without it.
 */
export const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': true } as const;

/** While letters are composed, as in Chinese, Escape ends only that. */
const isEscape = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Escape' && !nativeEvent.isComposing;

/** The keys of a form or a question: those of the dialog stay out of it, and Escape leaves only the form. */
export const formKeys = (leave: (form: Element) => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    event.stopPropagation();
    if (isEscape(event)) leave(event.currentTarget);
  },
});

/** Leaves a field or a form for the part of the dialog around it, from where the keys of the dialog work again. */
export const leaveField = (field: Element): void =>
  field.parentElement?.closest<HTMLElement>('[tabindex]')?.focus();

interface Field {
  isEmpty: boolean;
  clear: () => void;
}

/** The keys of a field without a form to leave: Escape clears it, or leaves it when it is empty. */
export const fieldKeys = ({ isEmpty, clear }: Field) => ({
  ...KEEPS_ESCAPE,
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isEscape(event)) return;
    event.stopPropagation();
    if (!isEmpty) return clear();
    leaveField(event.currentTarget);
  },
});
