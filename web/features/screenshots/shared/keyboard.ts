import { remembered } from '../../../shared/storage';

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Inputs that take no text. */
const NOT_TYPED = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="file"])';

/** Whether letters belong to a text field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(FIELDS) !== null && !target.matches(NOT_TYPED);
}

export const hasModifier = (
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** Whether a key may be a shortcut: nobody has handled it, and it belongs to neither the browser nor a field. */
export const isFreeKey = (
  event: Parameters<typeof hasModifier>[0] & Pick<Event, 'defaultPrevented' | 'target'>,
): boolean => !event.defaultPrevented && !hasModifier(event) && !isTyping(event.target);

/** Single-key shortcuts can be switched off in the settings. */
export const areSingleKeysOff = (): boolean => remembered.get('shotvault.single_keys') === 'off';

/** Dialogs above the page. */
export const DIALOGS = '[role="dialog"], [role="alertdialog"]';

export const isDialogOpen = (): boolean => document.querySelector(DIALOGS) !== null;
