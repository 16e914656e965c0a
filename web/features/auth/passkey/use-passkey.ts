import { useMutation } from '@tanstack/react-query';
import { useApiMutation } from '../../../shared/api/hooks';
import { browser } from '../../../shared/browser';
import { paths } from '../../../shared/paths';
import { autoSignIn } from '../auto-sign-in';
import { passkeyHint } from '../use-start-sign-in';
import { pendingSignOut } from '../pending-sign-out';
import { ceremony } from './ceremony';

/** Loads the page anew, so that nothing is left of a person who was signed in before. */
function enter(): void {
  autoSignIn.resume();
  pendingSignOut.forget();
  passkeyHint.keep();
  browser.goTo(paths.home);
}

/** Asks the server, then the passkey, then the server again. */
export function usePasskey() {
  const { mutateAsync: begin } = useApiMutation('auth.beginPasskeySignIn');
  const { mutateAsync: finish } = useApiMutation('auth.usePasskey');
  return useMutation({
    mutationFn: async () => {
      const optionsJSON = await begin({});
      const credential = await ceremony.get({ optionsJSON });
      return finish({ body: { credential } });
    },
    onSuccess: enter,
  });
}

export const useRecoveryCode = () => useApiMutation('auth.useRecoveryCode', { onSuccess: enter });
