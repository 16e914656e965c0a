import { remembered } from '../../shared/storage';

const KEY = 'was_signed_in';

/** A guess only: it lets the page load the signed-in chunks while the session is checked. */
export const sessionHint = {
  keep: (isSignedIn: boolean) => (isSignedIn ? remembered.set(KEY, '1') : remembered.remove(KEY)),
  wasSignedIn: (): boolean => remembered.get(KEY) === '1',
};

export const SIGNED_OUT_KEY = 'signed_out_at';

/** Told to the other windows of this browser. That a session could not be checked forgets the hint, too, and is no sign-out. */
export const tellSignOut = (): void => remembered.set(SIGNED_OUT_KEY, String(Date.now()));
