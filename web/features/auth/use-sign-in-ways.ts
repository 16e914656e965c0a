import type { SignInWays } from '../../../server/contract/auth';
import { useApiQuery } from '../../shared/api/hooks';
import { authTexts } from './texts';

/** Shown until the server has answered, and on the prerendered pages. */
const USUAL: SignInWays = {
  ways: [{ id: 'google', title: 'Google', label: authTexts.continueWithGoogle }],
  auto_redirect_to: null,
  links: null,
  passkeys: 'off',
};

export const useKnownSignInWays = (isEnabled = true) =>
  useApiQuery('auth.ways', {}, { enabled: isEnabled, staleTime: Infinity, retry: false });

/** The ways in that the operator has configured. */
export function useSignInWays(isEnabled = true): SignInWays {
  return useKnownSignInWays(isEnabled).data ?? USUAL;
}
