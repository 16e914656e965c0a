import { DIALOGS } from './keyboard';

/** No other dialog has opened above the one that this is in. Apart from the keys: only what opens late needs it. */
export const isInTopDialog = (part: Element | null): boolean =>
  [...document.querySelectorAll(DIALOGS)].at(-1)?.contains(part) ?? true;
