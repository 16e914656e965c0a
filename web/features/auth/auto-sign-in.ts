import { rememberedInTab } from '../../shared/storage';

const KEY = 'stay_signed_out';

/**
 * After a sign-out, and after a sign-in that failed, the tab waits for a click: sent to the provider at once, a person
 * could never sign out, and an error would go round in circles.
 */
export const autoSignIn = {
  pause: (): void => rememberedInTab.set(KEY, '1'),
  resume: (): void => rememberedInTab.remove(KEY),
  isPaused: (): boolean => rememberedInTab.get(KEY) === '1',
};
