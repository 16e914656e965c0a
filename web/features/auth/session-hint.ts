import { remembered } from '../../shared/storage';

/** In local storage while the person is signed in. */
export const SIGNED_IN_KEY = 'was_signed_in';

/** A guess only: it lets the page load the signed-in chunks while the session is checked. */
export const sessionHint = {
  keep: (isSignedIn: boolean) =>
    isSignedIn ? remembered.set(SIGNED_IN_KEY, '1') : remembered.remove(SIGNED_IN_KEY),
  wasSignedIn: (): boolean => remembered.get(SIGNED_IN_KEY) === '1',
};
