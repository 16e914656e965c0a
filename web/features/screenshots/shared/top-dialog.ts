import { DIALOGS } from './keyboard';

/** Whether the element is in the top dialog. Not in `keyboard.ts`, because only lazy chunks need it. */
export const isInTopDialog = (part: Element | null): boolean =>
  [...document.querySelectorAll(DIALOGS)].at(-1)?.contains(part) ?? true;
