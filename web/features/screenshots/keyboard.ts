import { remembered } from '../../shared/storage';

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Inputs into which nobody types letters. */
const NOT_TYPED = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="file"])';

/** The focus is where letters belong to a text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(FIELDS) !== null && !target.matches(NOT_TYPED);
}

export const hasModifier = (
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** Single keys can be switched off in the settings. */
export const areSingleKeysOff = (): boolean => remembered.get('shotvault.single_keys') === 'off';

/** What opens above the page. */
export const DIALOGS = '[role="dialog"], [role="alertdialog"]';

export const isDialogOpen = (): boolean => document.querySelector(DIALOGS) !== null;
