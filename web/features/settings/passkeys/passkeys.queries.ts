import { useMutation } from '@tanstack/react-query';
import { useApiMutation } from '../../../shared/api/hooks';
import { showToast } from '../../../ui/toasts/toast';
import { ceremony } from '../../auth/passkey/ceremony';
import { passkeyHint } from '../../auth/use-start-sign-in';
import { passkeysTexts as texts } from './passkeys-texts';

/** Asks the server, then the browser for a passkey, then gives it to the server. */
export function useAddPasskey() {
  const { mutateAsync: begin } = useApiMutation('auth.beginPasskey');
  const { mutateAsync: add } = useApiMutation('auth.addPasskey');
  return useMutation({
    mutationFn: async () => {
      const optionsJSON = await begin({});
      const credential = await ceremony.create({ optionsJSON });
      return add({ body: { credential } });
    },
    onSuccess: ({ name }) => {
      passkeyHint.keep();
      showToast({ message: texts.added(name) });
    },
  });
}

export const useRenamePasskey = () => useApiMutation('auth.renamePasskey');

export const useRemovePasskey = (name: string) =>
  useApiMutation('auth.removePasskey', {
    onSuccess: () => showToast({ message: texts.removed(name) }),
    onError: (error) => showToast({ message: error.message || texts.removeFailed, kind: 'error' }),
  });

export const useMakeRecoveryCodes = () => useApiMutation('auth.makeRecoveryCodes');
