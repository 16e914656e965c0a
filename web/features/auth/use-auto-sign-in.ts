import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { autoSignIn } from './auto-sign-in';
import { useLogin } from './use-login';
import { useSignInWays } from './use-sign-in-ways';

/** Sends visitors to the provider at once where the operator wants that; true while it does. */
export function useAutoSignIn(): boolean {
  const { auto_redirect_to: way } = useSignInWays();
  const { start } = useLogin();
  const { pathname, search, hash } = useLocation();
  const isWanted = way !== null && !autoSignIn.isPaused();
  useEffect(() => {
    if (way !== null && isWanted) void start(pathname + search + hash, way);
  }, [way, isWanted, start, pathname, search, hash]);
  return isWanted;
}
