import { useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toast';
import { keysTexts as texts } from './texts';

export const useKeys = () => useApiQuery('keys.list', {});

export const useCreateKey = () => useApiMutation('keys.create');

export const useRevokeKey = (name: string) =>
  useApiMutation('keys.remove', {
    onSuccess: () => showToast({ message: texts.revoked(name) }),
    onError: (error) => showToast({ message: error.message || texts.revokeFailed, kind: 'error' }),
  });

/** Who asks with a code; asked anew each time, for it changes at the other end too. */
export const usePairingRequest = (code: string) =>
  useApiQuery(
    'keys.pairingRequest',
    { params: { id: code } },
    { enabled: code !== '', retry: false, staleTime: 0 },
  );

export const useApprovePairing = () => useApiMutation('keys.approvePairing');
export const useDenyPairing = () => useApiMutation('keys.denyPairing');
