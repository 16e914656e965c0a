import { remembered } from '../../shared/storage';

const KEY = 'was_signed_in';

/** A guess only: it lets the page load the signed-in chunks while the session is checked. */
export const sessionHint = {
  keep: (isSignedIn: boolean) => (isSignedIn ? remembered.set(KEY, '1') : remembered.remove(KEY)),
  /** Whether another window has just signed out. */
  isForgottenBy: ({ key, newValue }: StorageEvent): boolean => key === KEY && newValue === null,
  wasSignedIn: (): boolean => remembered.get(KEY) === '1',
};
