import { remembered } from '../../shared/storage';

const KEY = 'was_signed_in';

/** A guess and no more: lets the page fetch the signed-in screens while the server is still asked. */
export const sessionHint = {
  keep: (isSignedIn: boolean) => (isSignedIn ? remembered.set(KEY, '1') : remembered.remove(KEY)),
  wasSignedIn: (): boolean => remembered.get(KEY) === '1',
};
